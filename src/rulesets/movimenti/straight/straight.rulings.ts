import { ruling } from '../../../core/index.js';

// prettier-ignore
export const formationChangeStraight = ruling('formation-change-straight', 'VI-1, L23–24; VI-2, L34',
  { it: 'Tutto il movimento è di chi tiene la formazione; quanto costi cambiarla andando dritti qui non si ripete.', en: 'The whole allowance is for units that keep formation; the cost of a change is not repeated here.' }, {
    'same-fractions':               { it: 'chi cambia formazione andando dritto perde un terzo o due, come chi ruota', en: 'a unit that changes formation on a straight move loses one third or two, as when turning' },
    'no-straight-move-with-change': { it: 'chi cambia formazione non muove in linea retta', en: 'a unit that changes formation makes no straight move' },
  });

// prettier-ignore
export const buildingExitLimit = ruling('building-exit-limit', 'VI-1, L21',
  { it: 'Cavalleria esattamente a 20 cm.', en: 'Cavalry at exactly 20 cm.' }, {
    'refused-at-20': { it: 'a 20 cm non si esce', en: 'at 20 cm nobody leaves' },
    'allowed-at-20': { it: 'a 20 cm si esce', en: 'at 20 cm it may leave' },
  });

// prettier-ignore
export const buildingExitMeasure = ruling('building-exit-measure', 'VI-1, L21',
  { it: 'Da dove si misurano i 20 cm.', en: 'From where the 20 cm are measured.' }, {
    'from-the-exit-point': { it: 'i 20 cm si misurano dal punto d’uscita', en: 'the 20 cm are measured from the point of exit' },
    'from-nearest-wall':   { it: 'i 20 cm si misurano dal muro più vicino', en: 'the 20 cm are measured from the nearest wall' },
  });

// prettier-ignore
export const cossacksAreCavalry = ruling('cossacks-are-cavalry', 'VI-1, L21; VI-5, L68',
  { it: 'I cosacchi non hanno formazioni: contano come cavalleria in formazione?', en: 'Cossacks have no formations: do they count as formed cavalry?' }, {
    'only-if-recorded-in-formation': { it: 'solo se risultano in formazione', en: 'only if they are recorded in formation' },
    'always':                        { it: 'sempre', en: 'always' },
  });

// prettier-ignore
export const unmovedUnitsDeclare = ruling('unmoved-units-declare', 'VI-1, L21',
  { it: 'Chi non ha mosso dichiara il fronte?', en: 'Do units that did not move declare a front?' }, {
    'optional':    { it: 'se vuole', en: 'if it likes' },
    'not-allowed': { it: 'no', en: 'no' },
  });
