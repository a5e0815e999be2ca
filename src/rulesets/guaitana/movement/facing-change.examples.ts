import type { Example } from '../../../core/index.js';
import type { facingChangeFacts, facingChangeOutcome } from './facing-change.facts.js';

export const facingChangeExamples: readonly Example<typeof facingChangeFacts, typeof facingChangeOutcome>[] = [
  {
    says: { it: 'Una linea ruota sul centro: mezza mossa', en: 'A line turns about its centre: half its move' },
    facts: { formation: 'line', kind: 'italian-infantry' },
    outcome: { capacityShare: 0.5 },
  },
  {
    says: { it: 'Una catena lo stesso', en: 'A chain the same' },
    facts: { formation: 'chain', kind: 'italian-infantry' },
    outcome: { capacityShare: 0.5 },
  },
  {
    says: { it: 'Una massa di guerrieri si volta gratis', en: 'A mass of warriors turns for nothing' },
    facts: { formation: 'mass', kind: 'native-infantry' },
    outcome: { capacityShare: 0 },
  },
  {
    says: { it: 'I carriaggi in colonna anche', en: 'So does baggage in column' },
    facts: { formation: 'column', kind: 'baggage' },
    outcome: { capacityShare: 0 },
  },
  {
    says: { it: 'Il comandante in capo anche', en: 'So does the commander-in-chief' },
    facts: { formation: 'none', kind: 'commander-in-chief' },
    outcome: { capacityShare: 0 },
  },
  {
    says: { it: 'Un portaordini anche', en: 'So does a messenger' },
    facts: { formation: 'none', kind: 'messenger' },
    outcome: { capacityShare: 0 },
  },
  {
    says: { it: 'Una colonna in marcia si volta gratis', en: 'A column on the march turns for nothing' },
    facts: { formation: 'column', kind: 'italian-infantry' },
    outcome: { capacityShare: 0 },
  },
  {
    says: {
      it: 'Per il club il quadrato si volta con mezza mossa',
      en: 'At this club a square turns for half its move',
    },
    facts: { formation: 'square', kind: 'italian-infantry' },
    rulings: { 'unlisted-facing': 'half' },
    outcome: { capacityShare: 0.5 },
  },
  {
    says: { it: 'E i pezzi in batteria anche', en: 'And so do guns in battery' },
    facts: { formation: 'in-battery', kind: 'artillery' },
    rulings: { 'unlisted-facing': 'half' },
    outcome: { capacityShare: 0.5 },
  },
  {
    says: { it: 'Ma la massa si volta ancora gratis', en: 'But a mass still turns for nothing' },
    facts: { formation: 'mass', kind: 'italian-infantry' },
    rulings: { 'unlisted-facing': 'half' },
    outcome: { capacityShare: 0 },
  },
];
