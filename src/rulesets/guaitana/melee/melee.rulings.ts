import { ruling } from '../../../core/index.js';

// prettier-ignore
export const meleeHalvings = ruling('melee-halvings', 'Mischia, L227–252; Tiro, L207',
  { it: 'Che i dimezzamenti si sommino il libro lo dice solo per il tiro.', en: 'Only for fire does the book say that halvings add up.' }, {
    'cumulative': { it: 'si sommano anche in mischia', en: 'they add up in melee too' },
    'once':       { it: 'in mischia ne conta uno solo', en: 'in melee only one counts' },
  });

// prettier-ignore
export const severalOpponents = ruling('several-opponents', 'Mischia, L225–231',
  { it: 'Un’unità contro due.', en: 'One unit against two.' }, {
    'split-as-owner-chooses':     { it: 'divide i suoi soldatini come vuole', en: 'it splits its figures as its owner likes' },
    'full-strength-against-each': { it: 'combatte con tutti contro ciascuna', en: 'it fights with all against each' },
  });

// prettier-ignore
export const meleeAllFigures = ruling('melee-all-figures', 'Mischia, L231',
  { it: 'Combattono anche i soldatini che non sono a contatto?', en: 'Do figures that are not in contact fight?' }, {
    'all-fight':                          { it: 'combattono tutti', en: 'all fight' },
    'only-those-in-contact-and-behind':   { it: 'solo chi è a contatto e chi gli sta dietro: si dichiarano quelli', en: 'only those in contact and behind them: declare those' },
  });

// prettier-ignore
export const lancersAgainstEveryone = ruling('lancers-against-everyone', 'Mischia, L242',
  { it: 'Il vantaggio dei lancieri non nomina un bersaglio.', en: 'The bonus of lancers names no target.' }, {
    'all-targets':                      { it: 'vale contro tutti', en: 'it counts against everybody' },
    'not-against-squares-or-buildings': { it: 'non contro quadrati o edifici', en: 'not against squares or buildings' },
  });

// prettier-ignore
export const afterMelee = ruling('after-melee', 'Mischia, L254–256',
  { it: 'Che cosa fanno le unità dopo la mischia.', en: 'What units do after a melee.' }, {
    'stay-in-contact':          { it: 'restano a contatto e il turno dopo combattono ancora, se nessuna si ritira', en: 'they stay in contact and fight again next turn, unless one retreats' },
    'attacker-falls-back-5-cm': { it: 'chi ha attaccato si stacca di 5 cm', en: 'the attacker falls back 5 cm' },
  });
