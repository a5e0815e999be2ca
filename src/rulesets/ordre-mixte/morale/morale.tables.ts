import { byBand, byName, modifierTable, row, type By, type Declared } from '../../../core/index.js';
import { isHardCover } from '../rulings.js';
import type { applyResultOutcome } from './apply-result.facts.js';
import { basesLostScope, charismaticGeneral, starredModifiers, twoColumns } from './morale.rulings.js';
import type { Tested } from './test.facts.js';

export const testingDice = byName(
  'testing-dice',
  'L109',
  { it: 'Dado del test (facce)', en: 'Die of the test (sides)' },
  { fire: 10, melee: 6 },
);

/** The first band holds every total below it too; for 5 and more nothing is printed. */
export const moraleBands = byBand(
  'morale-bands',
  'L125–131',
  { it: 'Risultati del test di morale', en: 'Results of the morale test' },
  [
    [1, 'rout'],
    [3, 'retreat'],
    [5, 'pass'],
  ],
);

type Result = Declared<typeof applyResultOutcome>;
type Effects = { readonly [field in 'pmLoss' | 'status' | 'becomesDisordered' | 'basesTurned']: Result[field] };

// prettier-ignore
export const moraleEffects = byName<Result['result'], Effects>('morale-effects', 'L125–131', { it: 'Che cosa comporta ogni risultato', en: 'What each result brings' }, {
  rout:    { pmLoss: 2, status: 'routing',    becomesDisordered: true,  basesTurned: 2 },
  retreat: { pmLoss: 1, status: 'retreating', becomesDisordered: false, basesTurned: 1 },
  stand:   { pmLoss: 1, status: 'unchanged',  becomesDisordered: false, basesTurned: 0 },
  pass:    { pmLoss: 0, status: 'unchanged',  becomesDisordered: false, basesTurned: 0 },
});

/** The starred rows: a charge between infantry in the open, not a firefight. */
const isChargeTest = (f: Tested, by: By): boolean =>
  f.chargeBetweenInfantry &&
  f.openTerrain &&
  (f.cause === 'melee' || by(starredModifiers) === 'also-fire-before-contact');

const isChargedIn = (formation: 'line' | 'square', f: Tested): boolean =>
  f.formation === formation && f.chargeRole === 'charged' && f.chargingColumns > 0;

const basesCounted = (f: Tested, by: By): number =>
  f.basesLost > 0 && by(basesLostScope) === 'this-phase' ? (f.basesLostThisPhase ?? 0) : f.basesLost;

const chargesALine = (f: Tested): boolean =>
  f.formation === 'column' && f.chargeRole === 'charging' && f.chargeTargetFormation === 'line';

// prettier-ignore
export const moraleModifiers = modifierTable<Tested>('morale-modifiers', 'L111–121', { it: 'Modificatori al test di morale', en: 'Morale test modifiers' }, [
  row('elite',                       +2, 'L111', { it: 'Élite', en: 'Elite' }, f => f.quality === 'elite'),
  row('veterans',                    +1, 'L112', { it: 'Veterani', en: 'Veterans' }, f => f.quality === 'veteran'),
  row('recruits',                    -1, 'L113', { it: 'Reclute', en: 'Recruits' }, f => f.quality === 'recruit'),
  row('general-attached',            +1, 'L114', { it: 'Generale aggregato', en: 'A general is attached' }, f => f.attachedGeneral === 'general' || f.attachedGeneral === 'charismatic'),
  row('charismatic-general',         +1, 'L115', { it: 'Il generale è carismatico', en: 'The general is charismatic' },
    (f, by) => f.attachedGeneral === 'charismatic' && by(charismaticGeneral) === 'cumulative'),
  row('russian-infantry',            +1, 'L116', { it: 'Fanteria russa', en: 'Russian infantry' }, f => f.russianInfantry),
  row('in-hard-cover',               +1, 'L117', { it: 'In copertura dura', en: 'In hard cover' }, (f, by) => isHardCover(f.cover, by)),
  row('per-base-lost',               -1, 'L111', { it: 'Per ogni basetta persa', en: 'For each base lost' },
    (f, by) => basesCounted(f, by) > 0, basesCounted),
  row('line-charged-by-one-column',  -1, 'L112', { it: 'Linea caricata da una colonna', en: 'Line charged by one column' },
    (f, by) => isChargedIn('line', f) && isChargeTest(f, by) && (f.chargingColumns === 1 || by(twoColumns) === 'cumulative')),
  row('line-charged-by-two-columns', -2, 'L113', { it: 'Linea caricata da due o più colonne', en: 'Line charged by two or more columns' },
    (f, by) => isChargedIn('line', f) && f.chargingColumns > 1 && isChargeTest(f, by)),
  row('square-charged-by-columns',   -3, 'L114', { it: 'Quadrato caricato da colonne', en: 'Square charged by columns' },
    (f, by) => isChargedIn('square', f) && isChargeTest(f, by)),
  row('column-charging-line',        +1, 'L115', { it: 'Colonna che carica una linea', en: 'Column that charges a line' },
    (f, by) => chargesALine(f) && isChargeTest(f, by)),
  row('supported',                   +1, 'L116', { it: 'Fanteria supportata', en: 'Supported infantry' }, f => f.arm === 'infantry' && f.supported),
]);
