import type { Example } from '../../../core/index.js';
import type { strategicFacts, strategicOutcome } from './strategic.facts.js';

const battalion = { arm: 'infantry', formation: 'march-column', conditionsMet: true } as const;
const line = { ...battalion, formation: 'line' } as const;

const refused = { legal: false, baseCm: null, bonusCm: null, factor: null, allowanceCm: null } as const;

export const strategicExamples: readonly Example<typeof strategicFacts, typeof strategicOutcome>[] = [
  {
    says: { it: 'Una linea lontana dal nemico raddoppia la mossa', en: 'A line far from the enemy doubles its move' },
    facts: line,
    outcome: { legal: true, reason: null, baseCm: 14, bonusCm: 0, factor: 2, allowanceCm: 28 },
  },
  {
    says: { it: 'Colonna di marcia nei campi: il doppio di 20', en: 'A march column across fields: twice 20' },
    facts: battalion,
    outcome: { baseCm: 17, bonusCm: 3, factor: 2, allowanceCm: 40 },
  },
  {
    says: { it: 'Batteria a cavallo su strada: 70 cm', en: 'A horse battery on a road: 70 cm' },
    facts: { arm: 'horse-artillery', formation: 'limbered', marchOrder: true, onRoad: true, conditionsMet: true },
    outcome: { baseCm: 28, bonusCm: 7, factor: 2, allowanceCm: 70 },
  },
  {
    says: {
      it: 'Per il club raddoppia solo la velocità di tabella',
      en: 'At this club only the printed speed doubles',
    },
    facts: battalion,
    rulings: { 'strategic-multiplier': 'table-speed-only' },
    outcome: { baseCm: 17, bonusCm: 3, factor: 2, allowanceCm: 37 },
  },
  {
    says: { it: 'Chi è in rotta non muove strategicamente', en: 'A routing unit makes no strategic move' },
    facts: { ...battalion, status: 'routing' },
    outcome: { ...refused, reason: 'routing-or-retreating' },
    notAllowed: true,
  },
  {
    says: { it: 'Nemmeno chi è in ritirata', en: 'Nor does a retreating one' },
    facts: { ...battalion, status: 'retreating', conditionsMet: false },
    outcome: { ...refused, reason: 'routing-or-retreating' },
    notAllowed: true,
  },
  {
    says: { it: 'Senza le condizioni niente movimento strategico', en: 'No strategic move without its conditions' },
    facts: { ...line, marchOrder: true, conditionsMet: false },
    outcome: { ...refused, reason: 'conditions-not-met' },
    notAllowed: true,
  },
  {
    says: { it: 'In linea non si è in ordine di marcia', en: 'A line is not in march order' },
    facts: { ...line, marchOrder: true },
    outcome: { ...refused, reason: 'march-order-needs-column' },
    notAllowed: true,
  },
  {
    says: { it: 'La cavalleria in quadrato non ha velocità', en: 'Cavalry in square has no speed' },
    facts: { arm: 'heavy-cavalry', formation: 'square', conditionsMet: true },
    outcome: { ...refused, reason: 'no-speed-for-formation' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club servono 60 cm dal nemico: a 60 si può',
      en: 'At this club 60 cm from the enemy are needed: at 60 it may',
    },
    facts: { ...battalion, conditionsMet: false, minimumDistanceCm: 60, enemyDistanceCm: 60 },
    rulings: { 'strategic-conditions': 'club-minimum-distance' },
    outcome: { legal: true, reason: null, allowanceCm: 40 },
  },
  {
    says: { it: 'Per il club a 59 cm non si può', en: 'At this club it may not at 59 cm' },
    facts: { ...battalion, minimumDistanceCm: 60, enemyDistanceCm: 59 },
    rulings: { 'strategic-conditions': 'club-minimum-distance' },
    outcome: { ...refused, reason: 'conditions-not-met' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Regola della casa: la mossa strategica vale il triplo',
      en: 'House rule: a strategic move counts triple',
    },
    facts: battalion,
    house: { strategic: 3 },
    outcome: { factor: 3, allowanceCm: 60 },
  },
];
