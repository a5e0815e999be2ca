import { farthestHouseValue, type FaultCode, type Text } from '../core/index.js';

/** What a fault code means, and what to do about it. */
export interface Advice {
  readonly means: Text;
  readonly mend: Text;
}

/** Every fault code, for the page that explains them; a code without advice does not compile. */
// prettier-ignore
export const faultAdvice: { readonly [C in FaultCode]: Advice } = {
  'fact/missing': {
    means: { it: 'Manca un dato che non ha un valore predefinito, o che gli altri dati rendono necessario.', en: 'A fact is missing that has no default, or that the other facts make necessary.' },
    mend:  { it: 'Aggiungere il campo indicato da path. Se lo chiede una condizione, il messaggio dice quale.', en: 'Add the field that path names. If a condition asks for it, the message says which.' },
  },
  'fact/unknown': {
    means: { it: 'La procedura non ha questo dato.', en: 'The procedure has no such fact.' },
    mend:  { it: 'Correggere il nome: il messaggio propone i più simili.', en: 'Mend the name: the message offers the nearest ones.' },
  },
  'fact/wrong-kind': {
    means: { it: 'Il valore è di un altro tipo: un testo al posto di un numero, un numero con la virgola al posto di un intero.', en: 'The value is of another kind: a text for a number, a decimal for a whole number.' },
    mend:  { it: 'Mandare il tipo che il messaggio chiede; i numeri senza virgolette.', en: 'Send the kind the message asks for; numbers without quotes.' },
  },
  'fact/out-of-bounds': {
    means: { it: 'Il numero, o la lunghezza dell’elenco, è fuori dai limiti.', en: 'The number, or the length of the list, is out of bounds.' },
    mend:  { it: 'Restare entro i limiti scritti nel messaggio e nella pagina della procedura.', en: 'Stay within the bounds given in the message and on the procedure’s page.' },
  },
  'fact/not-one-of': {
    means: { it: 'La parola non è una di quelle ammesse.', en: 'The word is not one of those allowed.' },
    mend:  { it: 'Usare una delle parole elencate, in inglese e in minuscolo come nelle tabelle del manuale.', en: 'Use one of the words listed, in lower case as in the tables of the manual.' },
  },
  'fact/too-long': {
    means: { it: 'Il testo è troppo lungo.', en: 'The text is too long.' },
    mend:  { it: 'Accorciarlo.', en: 'Shorten it.' },
  },
  'fact/impossible': {
    means: { it: 'I dati, presi insieme, non possono essere veri.', en: 'The facts cannot hold together.' },
    mend:  { it: 'Il messaggio dice quale condizione è violata: correggere uno dei dati.', en: 'The message says which condition fails: mend one of the facts.' },
  },
  'dice/not-understood': {
    means: { it: 'dice non è in nessuna delle forme ammesse.', en: 'dice has none of the forms allowed.' },
    mend:  { it: 'Un elenco di facce, elenchi per nome del tiro, "roll" oppure { "seed": "…" }. Per le probabilità solo facce già tirate.', en: 'A list of faces, lists by throw id, "roll" or { "seed": "…" }. For the odds only faces already thrown.' },
  },
  'dice/too-many': {
    means: { it: 'Ci sono più dadi di quanti la procedura ne tiri.', en: 'There are more dice than the procedure throws.' },
    mend:  { it: 'Chiedere prima senza dadi: awaiting dice quanti ne servono.', en: 'Ask first without dice: awaiting says how many are needed.' },
  },
  'dice/impossible-face': {
    means: { it: 'Un dado non può mostrare quella faccia.', en: 'A die cannot show that face.' },
    mend:  { it: 'Facce intere da 1 al numero di facce del dado; sul D100 il doppio zero vale 100.', en: 'Whole faces from 1 to the sides of the die; on a D100 double zero is 100.' },
  },
  'dice/unknown-throw': {
    means: { it: 'La procedura non fa un tiro con quel nome.', en: 'The procedure makes no throw of that name.' },
    mend:  { it: 'I nomi dei tiri sono in awaiting.id e nella pagina della procedura.', en: 'The throws are named in awaiting.id and on the procedure’s page.' },
  },
  'ruling/unknown': {
    means: { it: 'Il libro non ha questa interpretazione.', en: 'The book has no such ruling.' },
    mend:  { it: 'Le interpretazioni sono elencate nella pagina del libro.', en: 'The rulings are listed on the page of the book.' },
  },
  'ruling/unknown-option': {
    means: { it: 'L’interpretazione non ha questa opzione.', en: 'The ruling has no such option.' },
    mend:  { it: 'Scegliere una delle opzioni elencate nel messaggio.', en: 'Choose one of the options listed in the message.' },
  },
  'house/unknown-row': {
    means: { it: 'Nessuna tabella della procedura ha questa riga.', en: 'No table of the procedure has such a row.' },
    mend:  { it: 'Usare l’id di una riga, oppure procedura#riga per una sola tabella.', en: 'Use the id of a row, or procedure#row to mean one table only.' },
  },
  'house/not-understood': {
    means: { it: 'Una regola della casa non è un numero che quella riga ammette né "off".', en: 'A house rule is neither a number that the row takes nor "off".' },
    mend:  { it: `Dare alla riga un numero intero da -${farthestHouseValue} a ${farthestHouseValue}, oppure "off"; con la virgola solo dove il libro stampa decimali.`, en: `Give the row a whole number from -${farthestHouseValue} to ${farthestHouseValue}, or "off"; decimals only where the book prints them.` },
  },
  'odds/too-long': {
    means: {
      it: 'le probabilità non si calcolano nel tempo concesso a una richiesta',
      en: 'the odds cannot be reckoned in the time that one request has',
    },
    mend: {
      it: 'dichiarare alcuni dadi già tirati, togliere exact, o chiedere di unità più piccole',
      en: 'state some of the dice as already thrown, leave exact out, or ask about smaller units',
    },
  },
  'odds/too-many-paths': {
    means: { it: 'Le probabilità esatte chiederebbero troppi percorsi.', en: 'The exact odds would need too many paths.' },
    mend:  { it: 'Mandare in dice alcune facce già tirate, o ridurre i dadi in gioco.', en: 'Send some faces already thrown in dice, or bring fewer dice into play.' },
  },
  'request/unknown-field': {
    means: { it: 'La richiesta ha un campo in più.', en: 'The request has a field too many.' },
    mend:  { it: 'I dati della procedura vanno dentro input; il messaggio elenca i campi ammessi.', en: 'The procedure’s facts belong inside input; the message lists the fields allowed.' },
  },
  'request/wrong-kind': {
    means: { it: 'La richiesta, o uno dei suoi campi, è di un altro tipo.', en: 'The request, or one of its fields, is of another kind.' },
    mend:  { it: 'Mandare un oggetto JSON, o per /v1/batch un elenco di oggetti.', en: 'Send a JSON object, or for /v1/batch a list of objects.' },
  },
  'request/unknown-procedure': {
    means: { it: 'Nessun libro ha questa procedura.', en: 'No book has such a procedure.' },
    mend:  { it: 'Gli id sono in /v1/rulesets/{libro}/procedures e nel manuale.', en: 'The ids are at /v1/rulesets/{book}/procedures and in the manual.' },
  },
};

/** Every fault code, in the order of its page. */
export const faultCodes: readonly string[] = Object.keys(faultAdvice);
