import type { Example } from '../../../core/index.js';
import type { buildingExitFacts, buildingExitOutcome } from './building-exit.facts.js';

export const buildingExitExamples: readonly Example<typeof buildingExitFacts, typeof buildingExitOutcome>[] = [
  {
    says: {
      it: 'Ussari in formazione a 15 cm: i granatieri restano nel villaggio',
      en: 'Formed hussars at 15 cm: the grenadiers stay in the village',
    },
    facts: { arm: 'infantry', enemies: [{ arm: 'cavalry', state: 'in-formation', distanceCm: 15 }] },
    outcome: { allowed: false, reason: 'formed-cavalry-within-20' },
    notAllowed: true,
  },
  {
    says: { it: 'Esattamente a 20 cm non si esce', en: 'At exactly 20 cm nobody leaves' },
    facts: { arm: 'infantry', enemies: [{ arm: 'cavalry', state: 'in-formation', distanceCm: 20 }] },
    outcome: { allowed: false, reason: 'formed-cavalry-within-20' },
    notAllowed: true,
  },
  {
    says: { it: 'Per il club a 20 cm si esce', en: 'At this club it may leave at 20 cm' },
    facts: { arm: 'infantry', enemies: [{ arm: 'cavalry', state: 'in-formation', distanceCm: 20 }] },
    rulings: { 'building-exit-limit': 'allowed-at-20' },
    outcome: { allowed: true, reason: null },
  },
  {
    says: {
      it: 'Poco oltre i 20 cm si esce; per il club si misura dal muro',
      en: 'Just beyond 20 cm it may leave; at this club one measures from the wall',
    },
    facts: { arm: 'infantry', enemies: [{ arm: 'cavalry', state: 'in-formation', distanceCm: 20.5 }] },
    rulings: { 'building-exit-measure': 'from-nearest-wall' },
    outcome: { allowed: true, reason: null },
  },
  {
    says: {
      it: 'Cavalleria in disordine, cavalleria non vista e fanteria non fermano nessuno',
      en: 'Disordered cavalry, unseen cavalry and infantry hold nobody back',
    },
    facts: {
      arm: 'infantry',
      enemies: [
        { arm: 'cavalry', state: 'disorder', distanceCm: 8 },
        { arm: 'cavalry', state: 'in-formation', distanceCm: 10, visible: false },
        { arm: 'infantry', distanceCm: 5 },
      ],
    },
    outcome: { allowed: true, reason: null },
  },
  {
    says: {
      it: 'Cosacchi che risultano in formazione contano',
      en: 'Cossacks recorded in formation count',
    },
    facts: { arm: 'infantry', enemies: [{ arm: 'cossacks', state: 'in-formation', distanceCm: 12 }] },
    outcome: { allowed: false, reason: 'formed-cavalry-within-20' },
    notAllowed: true,
  },
  {
    says: { it: 'Cosacchi sparsi no', en: 'Cossacks out of formation do not' },
    facts: { arm: 'infantry', enemies: [{ arm: 'cossacks', state: 'not-in-formation', distanceCm: 12 }] },
    outcome: { allowed: true },
  },
  {
    says: { it: 'Per il club i cosacchi contano sempre', en: 'At this club Cossacks always count' },
    facts: { arm: 'infantry', enemies: [{ arm: 'cossacks', state: 'not-in-formation', distanceCm: 12 }] },
    rulings: { 'cossacks-are-cavalry': 'always' },
    outcome: { allowed: false, reason: 'formed-cavalry-within-20' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Ma la cavalleria in disordine non conta nemmeno lì',
      en: 'But disordered cavalry does not count even there',
    },
    facts: { arm: 'infantry', enemies: [{ arm: 'cavalry', state: 'disorder', distanceCm: 12 }] },
    rulings: { 'cossacks-are-cavalry': 'always' },
    outcome: { allowed: true, reason: null },
  },
  {
    says: {
      it: 'Una batteria lascia la fattoria anche sotto gli occhi degli ussari',
      en: 'A battery leaves the farm under the eyes of the hussars',
    },
    facts: { arm: 'foot-artillery', enemies: [{ arm: 'cavalry', state: 'in-formation', distanceCm: 10 }] },
    outcome: { allowed: true, reason: null },
  },
  {
    says: { it: 'Nessun nemico in vista', en: 'No enemy in sight' },
    facts: { arm: 'infantry', enemies: [] },
    outcome: { allowed: true },
  },
];
