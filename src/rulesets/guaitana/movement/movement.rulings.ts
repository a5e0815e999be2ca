import { ruling } from '../../../core/index.js';

// prettier-ignore
export const contactFromEarlierTurnRuling = ruling('contact-from-earlier-turn', 'Movimento, L131',
  { it: 'Le unità rimaste a contatto dal turno prima.', en: 'Units still in contact since the turn before.' }, {
    'stay-locked':  { it: 'restano bloccate, se non si ritirano', en: 'they stay locked, unless they retreat' },
    'free-to-move': { it: 'muovono come le altre', en: 'they move like the others' },
  });

// prettier-ignore
export const bersaglieriBonus = ruling('bersaglieri-bonus', 'Movimento, L142',
  { it: 'Il +5 in carica di Bersaglieri e Ascari si aggiunge o è tutto il bonus, e vale anche in linea e in quadrato?', en: 'Is the +5 of Bersaglieri and Ascari in a charge added or the whole bonus, and do they have it in line and square too?' }, {
    'additive-where-allowed': { it: 'si aggiunge, dove un bonus c’è: a catena o in colonna 20 + 10', en: 'it is added where there is a bonus: chain or column 20 + 10' },
    'value-five':             { it: 'è tutto il bonus: a catena o in colonna 20 + 5', en: 'it is the whole bonus: chain or column 20 + 5' },
    'additive-everywhere':    { it: 'si aggiunge sempre: anche in linea e in quadrato + 5', en: 'it is always added: + 5 in line and square too' },
  });

// prettier-ignore
export const attachedWeaponSpeed = ruling('attached-weapon-speed', 'Tipi di truppe, L55; Movimento, L137–148',
  { it: 'Quanto muove una compagnia con un’arma assegnata.', en: 'How far a company with an attached weapon moves.' }, {
    'slower-of-the-two': { it: 'come la più lenta delle due', en: 'like the slower of the two' },
    'company-speed':     { it: 'come la compagnia', en: 'like the company' },
  });

// prettier-ignore
export const commandersTerrain = ruling('commanders-terrain', 'Tipi di terreno, L72–82',
  { it: 'Comandanti e portaordini non compaiono in nessun terreno.', en: 'Commanders and messengers are listed under no ground.' }, {
    'as-cavalry': { it: 'contano come cavalleria', en: 'they count as cavalry' },
    'unaffected': { it: 'nessun terreno li rallenta', en: 'no ground slows them' },
  });

// prettier-ignore
export const packedArtilleryRoad = ruling('packed-artillery-road', 'Tipi di terreno, L81',
  { it: 'L’artiglieria someggiata non ha una formazione in colonna: la strada le serve?', en: 'Packed artillery has no column: is a road of use to it?' }, {
    'counts-as-column': { it: 'sì, conta come in colonna', en: 'yes, it counts as in column' },
    'no-benefit':       { it: 'no', en: 'no' },
  });

// prettier-ignore
export const roadAndBuildings = ruling('road-and-buildings', 'Tipi di terreno, L79–81',
  { it: 'Cavalleria, pezzi e carriaggi attraversano un abitato lungo la strada?', en: 'Do cavalry, guns and baggage pass through houses along a road?' }, {
    'yes-along-the-road': { it: 'sì, restando sulla strada', en: 'yes, as long as they keep to the road' },
    'no':                 { it: 'no', en: 'no' },
  });

// prettier-ignore
export const movedMeasure = ruling('moved-measure', 'Movimento, L129',
  { it: 'Più di mezza mossa: conta la capacità spesa o la distanza percorsa?', en: 'More than half: is it the capacity spent or the distance covered?' }, {
    'points-spent': { it: 'la capacità spesa', en: 'the capacity spent' },
    'distance':     { it: 'i cm percorsi, sulla capacità dell’ultima formazione', en: 'the cm covered, out of the capacity of the last formation' },
  });

// prettier-ignore
export const capacityAfterChange = ruling('capacity-after-change', 'Movimento, L137–148, L156',
  { it: 'Quanto resta da muovere dopo un cambio di formazione.', en: 'How far a unit goes on after a change of formation.' }, {
    'share-of-new-formation': { it: 'il resto alla capacità della formazione nuova', en: 'the rest at the capacity of the new formation' },
    'rest-at-old-rate':       { it: 'tutto alla capacità che aveva all’inizio', en: 'everything at the capacity it had at the start' },
  });

// prettier-ignore
export const leavingMass = ruling('leaving-mass', 'Tipi di truppe, L64; Movimento, L156',
  { it: 'Un’unità italiana che non è più in ritirata è ancora a massa.', en: 'An Italian unit that no longer retreats is still in mass.' }, {
    'must-reform-at-once': { it: 'al primo movimento prende una formazione, e spende mezza mossa', en: 'in its first movement phase it takes a formation, for half its capacity' },
    'may-stay-in-mass':    { it: 'può restare a massa', en: 'it may stay in mass' },
  });

// prettier-ignore
export const unlistedFacing = ruling('unlisted-facing', 'Movimento, L158',
  { it: 'Per colonne in marcia, quadrati e pezzi il libro non dice quanto costa voltarsi.', en: 'For columns on the march, squares and guns the book does not say what turning costs.' }, {
    'free': { it: 'niente', en: 'nothing' },
    'half': { it: 'mezza mossa', en: 'half a capacity' },
  });

// prettier-ignore
export const horseHoldersRounding = ruling('horse-holders-rounding', 'Movimento, L150',
  { it: 'Un quarto di 5, 6 o 7 soldatini.', en: 'A quarter of 5, 6 or 7 figures.' }, {
    'up':   { it: 'per eccesso', en: 'rounded up' },
    'down': { it: 'per difetto', en: 'rounded down' },
  });

// prettier-ignore
export const dismountedWeapon = ruling('dismounted-weapon', 'Tipi di truppe, L51, L53',
  { it: 'Lo squadrone appiedato conta come fanteria italiana, che ha il fucile; la sua arma è la carabina.', en: 'A squadron on foot counts as Italian infantry, who have rifles; its own weapon is the carbine.' }, {
    'carbine': { it: 'tira con la carabina', en: 'it shoots with its carbines' },
    'rifle':   { it: 'tira come con il fucile', en: 'it shoots as with rifles' },
  });

// prettier-ignore
export const horsesContacted = ruling('horses-contacted', 'Movimento, L150, L160',
  { it: 'Un nemico raggiunge i cavalli lasciati indietro.', en: 'An enemy reaches the horses left behind.' }, {
    'holders-fight-as-recruits': { it: 'chi li tiene combatte come reclute', en: 'those who hold them fight as recruits' },
    'horses-lost-as-baggage':    { it: 'i cavalli sono perduti, come i carriaggi', en: 'the horses are lost, like baggage' },
  });

// prettier-ignore
export const unpackAndFire = ruling('unpack-and-fire', 'Movimento, L129, L152',
  { it: 'I pezzi tirano nel turno in cui sono messi in batteria?', en: 'Do guns fire in the turn in which they are set up?' }, {
    'no':  { it: 'no, una fase intera è più di mezza mossa', en: 'no, a whole phase is more than half' },
    'yes': { it: 'sì, una volta scaricati', en: 'yes, once unloaded' },
  });

// prettier-ignore
export const flankOfMassAndSquare = ruling('flank-of-mass-and-square', 'Mischia, L229; Tiro, L172',
  { it: 'Massa e quadrato hanno fianchi e spalle?', en: 'Do mass and square have flanks and a rear?' }, {
    'none-for-both':        { it: 'no, né l’una né l’altro', en: 'no, neither of them' },
    'only-square-has-none': { it: 'la massa sì, il quadrato no', en: 'a mass has, a square has not' },
  });

// prettier-ignore
export const aspectDefinition = ruling('aspect-definition', 'Mischia, L229',
  { it: 'Dove finisce il fronte e comincia il fianco.', en: 'Where the front ends and the flank begins.' }, {
    'contact-side-of-most-figures': { it: 'conta il lato a contatto con più soldatini', en: 'the side that most figures touch counts' },
    'first-touching-figure':        { it: 'conta il primo soldatino che tocca', en: 'the first figure that touches counts' },
  });

// prettier-ignore
export const escortProtects = ruling('escort-protects', 'Tipi di truppe, L57; Movimento, L160',
  { it: 'I carriaggi hanno una scorta armata, eppure basta toccarli.', en: 'Baggage has an armed escort, yet a touch is enough.' }, {
    'eliminated-with-escort':      { it: 'sono eliminati insieme alla scorta', en: 'it is eliminated together with its escort' },
    'escort-must-be-beaten-first': { it: 'prima la scorta combatte', en: 'its escort fights first' },
  });

// prettier-ignore
export const whichHiddenUnit = ruling('which-hidden-unit', 'Movimento, L127',
  { it: 'Quale unità nascosta tira il dado.', en: 'Which hidden unit rolls.' }, {
    'owner-chooses': { it: 'la sceglie il giocatore nativo', en: 'the native player chooses it' },
    'random':        { it: 'la si estrae a sorte', en: 'it is drawn at random' },
  });

// prettier-ignore
export const noPlaceLeft = ruling('no-place-left', 'Movimento, L127',
  { it: 'Un’unità nascosta deve attaccare, ma non c’è un posto da cui esca.', en: 'A hidden unit must attack, but there is no place for it to come from.' }, {
    'stays-hidden':           { it: 'se non c’è posto, resta nascosta', en: 'if there is no place, it stays hidden' },
    'enters-from-table-edge': { it: 'se non c’è posto, entra dal bordo del tavolo', en: 'if there is no place, it enters from the edge of the table' },
  });

// prettier-ignore
export const baggageCompulsoryAttack = ruling('baggage-compulsory-attack', 'Tipi di truppe, L57; Movimento, L127',
  { it: 'La scorta dei carriaggi nativi ha giavellotti: i carriaggi tirano il dado?', en: 'The escort of native baggage has javelins: does baggage roll?' }, {
    'no':  { it: 'no', en: 'no' },
    'yes': { it: 'sì', en: 'yes' },
  });
