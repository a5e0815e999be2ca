import { ruling } from '../../../core/index.js';

// prettier-ignore
export const javelinShare = ruling('javelin-share', 'Tipi di truppe, L52',
  { it: 'I giavellotti li ha “circa metà” delle fanterie native.', en: '“About half” of the native infantry carries javelins.' }, {
    'advice':             { it: 'è un consiglio: i giavellotti a una quota tra il 40 e il 60% delle unità', en: 'it is advice: javelins for 40 to 60% of the units' },
    'exact-half-rounded': { it: 'i giavellotti a metà esatta delle unità, arrotondata', en: 'javelins for exactly half of the units, rounded' },
  });

// prettier-ignore
export const mixedBattery = ruling('mixed-battery', 'Tipi di truppe, L55',
  { it: 'Le due armi di un’unità di artiglieria possono essere diverse?', en: 'May the two weapons of an artillery unit differ?' }, {
    'same-model':    { it: 'le due armi sono dello stesso modello', en: 'both weapons are of the same model' },
    'mixed-allowed': { it: 'le due armi possono essere diverse', en: 'the two weapons may differ' },
  });

// prettier-ignore
export const nativeArtillery = ruling('native-artillery', 'Tipi di truppe, L55',
  { it: 'Anche i nativi possono avere artiglieria?', en: 'May natives have artillery too?' }, {
    'italian-only': { it: 'l’artiglieria è solo italiana', en: 'artillery is Italian only' },
    'both-sides':   { it: 'l’artiglieria può essere di ambedue le parti', en: 'either side may have artillery' },
  });

// prettier-ignore
export const qualityAssignment = ruling('quality-assignment', 'Tipi di truppe, L49–68',
  { it: 'Chi è veterano e chi recluta il libro non lo dice, scorte a parte.', en: 'Escorts apart, the book does not say who is veteran or recruit.' }, {
    'scenario-decides': { it: 'la classe la decide lo scenario; altrimenti sono regolari', en: 'the scenario decides the class; else they are regular' },
    'all-regular':      { it: 'sono tutti regolari', en: 'all are regular' },
  });

// prettier-ignore
export const escortRounding = ruling('escort-rounding', 'Tipi di truppe, L57',
  { it: 'Gli animali non sono un multiplo di quattro.', en: 'The animals are no multiple of four.' }, {
    'up':   { it: 'la scorta si arrotonda per eccesso', en: 'the escort is rounded up' },
    'down': { it: 'la scorta si arrotonda per difetto', en: 'the escort is rounded down' },
  });

// prettier-ignore
export const armyUnitsCounted = ruling('army-units-counted', 'Tipi di truppe, L57',
  { it: 'Carriaggi e comandante in capo contano tra le unità?', en: 'Do baggage and commander-in-chief count among the units?' }, {
    'combat-units-only': { it: 'tra le unità contano solo le combattenti', en: 'only combat units count' },
    'all-units':         { it: 'tra le unità contano tutte', en: 'all units count' },
  });

// prettier-ignore
export const messengersRounding = ruling('messengers-rounding', 'Tipi di truppe, L58',
  { it: 'Le unità sono dispari.', en: 'The number of units is odd.' }, {
    'up':   { it: 'i portaordini si arrotondano per eccesso', en: 'messengers are rounded up' },
    'down': { it: 'i portaordini si arrotondano per difetto', en: 'messengers are rounded down' },
  });

// prettier-ignore
export const cincFigures = ruling('cinc-figures', 'Tipi di truppe, L58',
  { it: 'Quanti soldatini ha il gruppo del comandante in capo.', en: 'How many figures the commander-in-chief’s group has.' }, {
    'three':    { it: 'il comandante in capo è con due aiutanti: tre soldatini', en: 'the commander-in-chief has two aides: three figures' },
    'scenario': { it: 'quanti soldatini ha il suo gruppo lo dice lo scenario', en: 'the scenario says how many figures his group has' },
  });

// prettier-ignore
export const deploymentZones = ruling('deployment-zones', 'Schieramento, L88',
  { it: 'Dove e in che ordine si schiera il libro non lo dice.', en: 'The book names no zones and no order of deployment.' }, {
    'scenario-decides': { it: 'zone e ordine di schieramento li decide lo scenario', en: 'the scenario decides zones and order of deployment' },
    'italians-first':   { it: 'schierano per primi gli italiani', en: 'the Italians deploy first' },
  });
