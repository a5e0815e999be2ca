import type { Example } from '../../../core/index.js';
import type { moraleTestFacts, moraleTestOutcome } from './test.facts.js';

/** The tests on which no row speaks. */
const underFire = { cause: 'fire', arm: 'infantry', formation: 'line', pm: 4 } as const;
const inMelee = { ...underFire, cause: 'melee' } as const;
const square = { ...underFire, formation: 'square' } as const;

/** A charge between infantry in the open. */
const charge = { ...inMelee, chargeBetweenInfantry: true, openTerrain: true } as const;
const chargedLine = { ...charge, chargeRole: 'charged', chargingColumns: 1 } as const;
const chargedSquare = { ...chargedLine, formation: 'square', opponentArm: 'infantry' } as const;
const chargingColumn = {
  ...charge,
  formation: 'column',
  chargeRole: 'charging',
  chargeTargetFormation: 'line',
} as const;

export const moraleTestExamples: readonly Example<typeof moraleTestFacts, typeof moraleTestOutcome>[] = [
  {
    says: { it: 'Sotto tiro il D10 segna 2: in rotta', en: 'Under fire the D10 shows 2: rout' },
    facts: underFire,
    dice: [2],
    outcome: {
      total: 2,
      band: 'rout',
      modifiers: [],
      result: 'rout',
      pmLoss: 2,
      pmAfter: 2,
      removed: false,
      status: 'routing',
      becomesDisordered: true,
      basesTurned: 2,
      gunsAbandoned: false,
    },
  },
  {
    says: { it: 'Sotto tiro con 3 si ritira', en: 'Under fire it retreats on a 3' },
    facts: underFire,
    dice: [3],
    outcome: {
      total: 3,
      band: 'retreat',
      result: 'retreat',
      pmLoss: 1,
      pmAfter: 3,
      status: 'retreating',
      basesTurned: 1,
    },
  },
  {
    says: { it: 'Sotto tiro con 4 si ritira ancora', en: 'Under fire it still retreats on a 4' },
    facts: underFire,
    dice: [4],
    outcome: { total: 4, band: 'retreat' },
  },
  {
    says: { it: 'Sotto tiro con 5 il test è superato', en: 'Under fire a 5 passes the test' },
    facts: underFire,
    dice: [5],
    outcome: { total: 5, band: 'pass', result: 'pass', pmLoss: 0, pmAfter: 4, status: 'unchanged' },
  },
  {
    says: { it: 'In mischia si tira il D6: con 6 il test è superato', en: 'In melee the D6 is thrown: a 6 passes' },
    facts: inMelee,
    dice: [6],
    outcome: { total: 6, band: 'pass' },
  },
  {
    says: {
      it: 'La Guardia russa con un generale carismatico tiene con 1',
      en: 'Russian guards with a charismatic general hold on a 1',
    },
    facts: { ...underFire, quality: 'elite', russianInfantry: true, attachedGeneral: 'charismatic' },
    dice: [1],
    outcome: {
      total: 6,
      band: 'pass',
      modifiers: [
        { id: 'elite', value: 2 },
        { id: 'general-attached', value: 1 },
        { id: 'charismatic-general', value: 1 },
        { id: 'russian-infantry', value: 1 },
      ],
    },
  },
  {
    says: { it: 'Per il club il generale carismatico vale +1', en: 'At this club a charismatic general is worth +1' },
    facts: { ...underFire, attachedGeneral: 'charismatic' },
    rulings: { 'charismatic-general': 'single' },
    dice: [3],
    outcome: { total: 4, band: 'retreat', modifiers: [{ id: 'general-attached', value: 1 }] },
  },
  {
    says: {
      it: 'Veterani con un generale, supportati, nelle case',
      en: 'Veterans with a general, supported, in houses',
    },
    facts: { ...inMelee, quality: 'veteran', attachedGeneral: 'general', supported: true, cover: 'hard' },
    dice: [1],
    outcome: { total: 5, band: 'pass' },
  },
  {
    says: { it: 'La cavalleria non gode del supporto', en: 'Support is no help to cavalry' },
    facts: { ...inMelee, arm: 'light-cavalry', supported: true },
    dice: [4],
    outcome: { total: 4, band: 'retreat', modifiers: [] },
  },
  {
    says: { it: 'La copertura pesante vale come dura', en: 'Heavy cover counts as hard' },
    facts: { ...underFire, cover: 'heavy' },
    dice: [4],
    outcome: { total: 5, band: 'pass' },
  },
  {
    says: { it: 'Per il club la copertura pesante non è dura', en: 'At this club heavy cover is not hard' },
    facts: { ...underFire, cover: 'heavy' },
    rulings: { 'hard-cover-term': 'separate-class' },
    dice: [4],
    outcome: { total: 4, band: 'retreat' },
  },
  {
    says: { it: 'Reclute che hanno perso due basette', en: 'Recruits that have lost two bases' },
    facts: { ...underFire, quality: 'recruit', basesLost: 2 },
    dice: [5],
    outcome: {
      total: 2,
      band: 'rout',
      modifiers: [
        { id: 'recruits', value: -1 },
        { id: 'per-base-lost', value: -2 },
      ],
    },
  },
  {
    says: {
      it: 'Per il club contano solo le basette perse in questa fase',
      en: 'At this club only the bases lost in this phase count',
    },
    facts: { ...underFire, basesLost: 3, basesLostThisPhase: 1 },
    rulings: { 'bases-lost-scope': 'this-phase' },
    dice: [5],
    outcome: { total: 4, band: 'retreat', modifiers: [{ id: 'per-base-lost', value: -1 }] },
  },
  {
    says: { it: 'Sotto zero è sempre rotta', en: 'Below zero is a rout all the same' },
    facts: { ...underFire, basesLost: 3 },
    dice: [1],
    outcome: { total: -2, band: 'rout', pmLoss: 2 },
  },
  {
    says: {
      it: 'Per il club un totale sotto 1 vale 1: rotta lo stesso',
      en: 'At this club a total below 1 counts as 1: a rout all the same',
    },
    facts: { ...underFire, basesLost: 3 },
    rulings: { 'below-one': 'treat-as-one' },
    dice: [1],
    outcome: { total: -2, band: 'rout', pmLoss: 2 },
  },
  {
    says: { it: 'Una linea caricata da una colonna', en: 'A line charged by one column' },
    facts: chargedLine,
    dice: [5],
    outcome: { total: 4, band: 'retreat', modifiers: [{ id: 'line-charged-by-one-column', value: -1 }] },
  },
  {
    says: { it: 'Una linea caricata da tre colonne', en: 'A line charged by three columns' },
    facts: { ...chargedLine, chargingColumns: 3 },
    dice: [5],
    outcome: { total: 3, band: 'retreat', modifiers: [{ id: 'line-charged-by-two-columns', value: -2 }] },
  },
  {
    says: { it: 'Per il club due colonne pesano -3', en: 'At this club two columns weigh -3' },
    facts: { ...chargedLine, chargingColumns: 2 },
    rulings: { 'two-columns': 'cumulative' },
    dice: [5],
    outcome: { total: 2, band: 'rout' },
  },
  {
    says: { it: 'Nel bosco le colonne in carica non pesano', en: 'In woods charging columns do not weigh' },
    facts: { ...chargedLine, openTerrain: false },
    dice: [5],
    outcome: { total: 5, band: 'pass', modifiers: [] },
  },
  {
    says: { it: 'Un quadrato caricato da una colonna va in rotta', en: 'A square charged by a column routs' },
    facts: chargedSquare,
    dice: [6],
    outcome: {
      total: 3,
      band: 'retreat',
      modifiers: [{ id: 'square-charged-by-columns', value: -3 }],
      result: 'rout',
      pmLoss: 2,
      pmAfter: 2,
    },
  },
  {
    says: { it: 'La colonna che carica una linea prende coraggio', en: 'A column that charges a line takes heart' },
    facts: chargingColumn,
    dice: [4],
    outcome: { total: 5, band: 'pass', modifiers: [{ id: 'column-charging-line', value: 1 }] },
  },
  {
    says: { it: 'La colonna che carica un quadrato non ha bonus', en: 'A column that charges a square has no bonus' },
    facts: { ...chargingColumn, chargeTargetFormation: 'square' },
    dice: [4],
    outcome: { total: 4, band: 'retreat', modifiers: [] },
  },
  {
    says: { it: 'Sotto tiro a 1 cm la carica non conta', en: 'Under fire at 1 cm the charge does not count' },
    facts: { ...chargingColumn, cause: 'fire' },
    dice: [4],
    outcome: { total: 4, band: 'retreat' },
  },
  {
    says: {
      it: 'Per il club la carica conta anche sotto tiro a 1 cm',
      en: 'At this club the charge counts under fire at 1 cm too',
    },
    facts: { ...chargingColumn, cause: 'fire' },
    rulings: { 'starred-modifiers': 'also-fire-before-contact' },
    dice: [4],
    outcome: { total: 5, band: 'pass' },
  },
  {
    says: { it: 'Lo zero del D10 è un dieci', en: 'The zero of a D10 is a ten' },
    facts: underFire,
    dice: [10],
    outcome: { total: 10, band: 'pass' },
  },
  {
    says: { it: 'Per il club lo zero del D10 è zero', en: 'At this club the zero of a D10 is a zero' },
    facts: underFire,
    rulings: { 'd10-zero': 'zero' },
    dice: [10],
    outcome: { total: 0, band: 'rout', result: 'rout' },
  },
  {
    says: { it: 'Per il club anche 5 e oltre è una ritirata', en: 'At this club even 5 and more is a retreat' },
    facts: { ...underFire, bandForFiveOrMore: 'retreat' },
    rulings: { 'five-or-more': 'club-defined' },
    dice: [7],
    outcome: { total: 7, band: 'retreat', result: 'retreat', pmAfter: 3 },
  },
  {
    says: {
      it: 'Il quadrato sotto tiro tiene con 4 e perde un PM',
      en: 'A square under fire stands on a 4 and loses a PM',
    },
    facts: square,
    dice: [4],
    outcome: { band: 'retreat', result: 'stand', pmLoss: 1, pmAfter: 3, status: 'unchanged', basesTurned: 0 },
  },
  {
    says: { it: 'Il quadrato tiene anche contro la cavalleria', en: 'A square stands against cavalry too' },
    facts: { ...square, cause: 'melee', opponentArm: 'heavy-cavalry' },
    dice: [3],
    outcome: { band: 'retreat', result: 'stand', pmAfter: 3 },
  },
  {
    says: {
      it: 'Una batteria sganciata con l’ultimo PM va in rotta: è eliminata',
      en: 'An unlimbered battery routs with its last PM: it is removed',
    },
    facts: { ...underFire, arm: 'foot-artillery', formation: 'unlimbered', pm: 1 },
    dice: [1],
    outcome: { band: 'rout', pmAfter: 0, removed: true, gunsAbandoned: true },
  },
  {
    says: { it: 'Regola della casa: ogni basetta persa pesa -2', en: 'House rule: each base lost weighs -2' },
    facts: { ...underFire, basesLost: 2 },
    house: { 'per-base-lost': -2 },
    dice: [8],
    outcome: { total: 4, band: 'retreat', modifiers: [{ id: 'per-base-lost', value: -4 }] },
  },
];
