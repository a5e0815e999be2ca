import { ruling } from '../../../core/index.js';

// prettier-ignore
export const rangeBoundary = ruling('range-boundary', 'L5–9',
  { it: 'Un bersaglio esattamente alla distanza stampata è dentro o fuori?', en: 'Is a target exactly at the printed distance in or out?' }, {
    'inclusive': { it: 'la distanza stampata è compresa', en: 'the printed distance counts as in' },
    'exclusive': { it: 'la distanza stampata è esclusa, per entrambi i limiti', en: 'the printed distance counts as out, for both limits' },
  });

// prettier-ignore
export const horseArtilleryRange = ruling('horse-artillery-range', 'L8–9',
  { it: 'L’artiglieria a cavallo media o pesante rientra in due righe.', en: 'Medium or heavy horse guns fit two rows.' }, {
    'horse-row':  { it: '10/30 qualunque sia il calibro', en: '10/30 whatever the weight' },
    'weight-row': { it: '10/40 per i pezzi medi e pesanti', en: '10/40 for medium and heavy guns' },
  });

// prettier-ignore
export const exampleUnitSize = ruling('example-unit-size', 'L17–19',
  { it: 'Le tre cifre di esempio non dicono di quale unità siano.', en: 'The three example figures do not say of which unit they are.' }, {
    'four-bases':          { it: 'sono i primi ranghi di un’unità di quattro basette; le altre dichiarano il proprio', en: 'they are the front ranks of a four-base unit; others state their own' },
    'fixed-per-formation': { it: 'ogni fanteria fuori dai centri abitati conta 4/2/1 in linea/colonna/quadrato', en: 'all infantry outside built-up areas counts 4/2/1 in line/column/square' },
  });

// prettier-ignore
export const splitOutsideTown = ruling('split-outside-town', 'L15',
  { it: 'Dividere il tiro è previsto solo nei centri abitati.', en: 'Splitting fire is only mentioned for built-up areas.' }, {
    'not-allowed': { it: 'altrove non si può', en: 'not allowed elsewhere' },
    'squares-too': { it: 'anche ogni lato di un quadrato ha il suo bersaglio', en: 'each face of a square may have its own target too' },
  });

// prettier-ignore
export const fireFromHardCover = ruling('fire-from-hard-cover', 'L34',
  { it: 'Una penalità a chi tira da copertura dura sorprende, ma compensa il tiro di tutte le basette di un abitato.', en: 'A penalty for firing out of hard cover is surprising, though it offsets all bases of a built-up area firing.' }, {
    'firer':   { it: '-8 a chi tira da copertura dura, come stampato', en: '-8 to a firer in hard cover, as printed' },
    'ignored': { it: 'la riga non si usa', en: 'the row is not used' },
  });

// prettier-ignore
export const marchColumnDense = ruling('march-column-dense', 'L28',
  { it: 'La colonna di marcia è una delle «colonne»?', en: 'Is a march column one of the columns?' }, {
    'dense':     { it: 'sì, è un bersaglio denso', en: 'yes, it is a dense target' },
    'not-dense': { it: 'no', en: 'no' },
  });

// prettier-ignore
export const squareFlank = ruling('square-flank', 'L33',
  { it: 'Un quadrato ha fianco o retro?', en: 'Does a square have a flank or rear?' }, {
    'no-flank': { it: 'no: nessun +2 contro i quadrati', en: 'no: no +2 against squares' },
    'literal':  { it: 'sì, come ogni altra unità', en: 'yes, like any other unit' },
  });

// prettier-ignore
export const movedUnitsFire = ruling('moved-units-fire', 'L91, L101',
  { it: 'La scheda non limita il tiro di chi ha mosso, né dice se chi carica e si ferma a 1 cm può tirare.', en: 'The sheet puts no limit on firing after a move, nor says whether chargers halted at 1 cm may fire.' }, {
    'allowed':            { it: 'possono tirare', en: 'they may fire' },
    'chargers-forbidden': { it: 'chi carica in questo turno non tira', en: 'a unit that charges this turn does not fire' },
  });

// prettier-ignore
export const horseArtilleryWeight = ruling('horse-artillery-weight', 'L9, L31',
  { it: 'L’artiglieria a cavallo sta nella riga leggera delle gittate: prende anche il -5?', en: 'Horse guns share the light row of the ranges: do they take the -5 too?' }, {
    'by-weight':    { it: 'solo se i pezzi sono leggeri', en: 'only if the guns are light' },
    'always-light': { it: 'sempre -5, come i pezzi leggeri, e mai il +5 dei pesanti', en: '-5 always, like light guns, and never the +5 of heavy ones' },
  });

// prettier-ignore
export const limberedFire = ruling('limbered-fire', 'L21',
  { it: 'Non è scritto che l’artiglieria agganciata non possa tirare.', en: 'It is not written that limbered guns cannot fire.' }, {
    'forbidden': { it: 'non può tirare', en: 'they cannot fire' },
    'allowed':   { it: 'può tirare', en: 'they may fire' },
  });

// prettier-ignore
export const combinedFire = ruling('combined-fire', 'L101',
  { it: 'Più unità su un bersaglio: un tiro ciascuna o uno sul totale?', en: 'Several units on one target: a roll each, or one on the total?' }, {
    'separate-rolls':  { it: 'ognuna tira il suo D100', en: 'each rolls its own D100' },
    'sum-percentages': { it: 'le percentuali si sommano e si tira una volta', en: 'the percentages add up and are rolled once' },
  });

// prettier-ignore
export const oneTestPerPhase = ruling('one-test-per-phase', 'L107–109',
  { it: 'Più tiri nella stessa fase: quanti test di morale?', en: 'Several shots in one phase: how many morale tests?' }, {
    'one-test':            { it: 'uno solo, dopo tutto il fuoco', en: 'one, after all fire' },
    'one-per-loss-source': { it: 'uno per ogni tiro che causa perdite', en: 'one for each shot that causes losses' },
  });
