import type { Example } from '../../../core/index.js';
import type { applyResultFacts, applyResultOutcome } from './apply-result.facts.js';

const line = { cause: 'fire', formation: 'line', arm: 'infantry', pm: 4 } as const;
const square = { ...line, formation: 'square', band: 'retreat' } as const;
const squareInMelee = { ...square, cause: 'melee', opponentArm: 'infantry' } as const;
const battery = { cause: 'fire', formation: 'unlimbered', arm: 'foot-artillery', pm: 3 } as const;

export const applyResultExamples: readonly Example<typeof applyResultFacts, typeof applyResultOutcome>[] = [
  {
    says: { it: 'Chi supera il test non subisce nulla', en: 'Those who pass suffer nothing' },
    facts: { ...line, band: 'pass' },
    outcome: {
      result: 'pass',
      pmLoss: 0,
      pmAfter: 4,
      removed: false,
      status: 'unchanged',
      becomesDisordered: false,
      basesTurned: 0,
      gunsAbandoned: false,
    },
  },
  {
    says: {
      it: 'In rotta: due PM in meno, disordine, due basette girate',
      en: 'Rout: two PM fewer, disorder, two bases turned',
    },
    facts: { ...line, band: 'rout' },
    outcome: {
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
    says: { it: 'In ritirata: un PM in meno, una basetta girata', en: 'Retreat: one PM fewer, one base turned' },
    facts: { ...line, band: 'retreat' },
    outcome: {
      result: 'retreat',
      pmLoss: 1,
      pmAfter: 3,
      removed: false,
      status: 'retreating',
      becomesDisordered: false,
      basesTurned: 1,
      gunsAbandoned: false,
    },
  },
  {
    says: { it: 'In rotta con un PM solo: l’unità è eliminata', en: 'Routing with a single PM: the unit is removed' },
    facts: { ...line, band: 'rout', pm: 1 },
    outcome: { result: 'rout', pmLoss: 2, pmAfter: 0, removed: true },
  },
  {
    says: { it: 'Per il club a zero PM resta in gioco', en: 'At this club a unit at zero PM stays' },
    facts: { ...line, band: 'rout', pm: 2 },
    rulings: { 'zero-pm': 'stays' },
    outcome: { pmAfter: 0, removed: false, status: 'routing' },
  },
  {
    says: {
      it: 'La batteria sganciata in rotta lascia i pezzi',
      en: 'An unlimbered battery that routs leaves its guns',
    },
    facts: { ...battery, band: 'rout' },
    outcome: { result: 'rout', pmAfter: 1, gunsAbandoned: true },
  },
  {
    says: { it: 'Anche in ritirata i pezzi restano lì', en: 'In a retreat too the guns stay behind' },
    facts: { ...battery, arm: 'horse-artillery', band: 'retreat' },
    outcome: { result: 'retreat', pmAfter: 2, gunsAbandoned: true },
  },
  {
    says: { it: 'La batteria agganciata porta via i pezzi', en: 'A limbered battery takes its guns along' },
    facts: { ...battery, formation: 'limbered', band: 'retreat' },
    outcome: { gunsAbandoned: false },
  },
  {
    says: { it: 'Per il club i pezzi abbandonati sono distrutti', en: 'At this club abandoned guns are destroyed' },
    facts: { ...battery, band: 'rout' },
    rulings: { 'abandoned-guns': 'destroyed' },
    outcome: { gunsAbandoned: true },
  },
  {
    says: { it: 'Sotto tiro il quadrato tiene, ma perde un PM', en: 'Under fire a square stands, but loses a PM' },
    facts: square,
    outcome: { result: 'stand', pmLoss: 1, pmAfter: 3, status: 'unchanged', becomesDisordered: false, basesTurned: 0 },
  },
  {
    says: { it: 'Contro la cavalleria il quadrato tiene', en: 'Against cavalry a square stands' },
    facts: { ...squareInMelee, opponentArm: 'light-cavalry' },
    outcome: { result: 'stand', pmLoss: 1, pmAfter: 3 },
  },
  {
    says: {
      it: 'Contro la fanteria il quadrato che dovrebbe ritirarsi va in rotta',
      en: 'Against infantry a square that should retreat routs',
    },
    facts: squareInMelee,
    outcome: { result: 'rout', pmLoss: 2, pmAfter: 2, status: 'routing', becomesDisordered: true, basesTurned: 2 },
  },
  {
    says: {
      it: 'Contro i serventi il quadrato si ritira come gli altri',
      en: 'Against gunners a square retreats like any other',
    },
    facts: { ...squareInMelee, opponentArm: 'foot-artillery' },
    outcome: { result: 'retreat', pmLoss: 1, status: 'retreating' },
  },
  {
    says: {
      it: 'Per il club il quadrato rotto dalla fanteria con 3–4 perde un PM solo',
      en: 'At this club a square broken by infantry on 3–4 loses one PM only',
    },
    facts: squareInMelee,
    rulings: { 'square-rout-pm': 'one-pm' },
    outcome: { result: 'rout', pmLoss: 1, pmAfter: 3, status: 'routing' },
  },
  {
    says: { it: 'Con 1–2 anche il quadrato sotto tiro va in rotta', en: 'On 1–2 even a square under fire routs' },
    facts: { ...square, band: 'rout' },
    outcome: { result: 'rout', pmLoss: 2, pmAfter: 2 },
  },
  {
    says: {
      it: 'Per il club il quadrato sotto tiro tiene sempre',
      en: 'At this club a square under fire always stands',
    },
    facts: { ...square, band: 'rout' },
    rulings: { 'square-failure-band': 'both-bands' },
    outcome: { result: 'stand', pmLoss: 1, pmAfter: 3 },
  },
  {
    says: {
      it: 'Per il club i quadrati tengono, ma non contro la fanteria con 1–2',
      en: 'At this club squares stand, but not against infantry on 1–2',
    },
    facts: { ...squareInMelee, band: 'rout' },
    rulings: { 'square-failure-band': 'both-bands' },
    outcome: { result: 'rout', pmLoss: 2 },
  },
  {
    says: {
      it: 'Per il club il PM della ritirata si perde con la mossa',
      en: 'At this club the PM of a retreat goes with the move',
    },
    facts: { ...line, band: 'retreat', pm: 1 },
    rulings: { 'retreat-pm-timing': 'with-the-move' },
    outcome: { result: 'retreat', pmLoss: 1, pmAfter: 1, removed: false, status: 'retreating' },
  },
  {
    says: {
      it: 'Per il club il disordine comincia con la mossa di rotta',
      en: 'At this club disorder begins with the rout move',
    },
    facts: { ...line, band: 'rout' },
    rulings: { 'rout-disorder-timing': 'from-the-rout-move' },
    outcome: { result: 'rout', status: 'routing', becomesDisordered: false, basesTurned: 2 },
  },
  {
    says: {
      it: 'Per il club i PM persi qui chiamano un altro test',
      en: 'At this club the PM lost here call for another test',
    },
    facts: { ...line, band: 'retreat' },
    rulings: { 'test-losses-retest': 'yes' },
    outcome: { result: 'retreat', pmAfter: 3 },
  },
];
