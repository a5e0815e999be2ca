import type { Example } from '../../../core/index.js';
import type { skirmishersFacts, skirmishersOutcome } from './skirmishers.facts.js';

export const skirmishersExamples: readonly Example<typeof skirmishersFacts, typeof skirmishersOutcome>[] = [
  {
    says: {
      it: 'Solo chi spara ha schermagliatori: ritira un dado',
      en: 'Only the shooter has skirmishers: one die is thrown again',
    },
    facts: { shooterSk: true, targetSk: false, openGround: true },
    outcome: { reroll: true },
  },
  {
    says: {
      it: 'Per il club vale solo contro la fanteria: il bersaglio lo è',
      en: 'At this club it holds against infantry only, and the target is infantry',
    },
    facts: { shooterSk: true, targetSk: false, openGround: true },
    rulings: { 'skirmisher-target': 'infantry-only' },
    outcome: { reroll: true },
  },
  {
    says: { it: 'Tutti e due ne hanno: si annullano', en: 'Both have them: they cancel out' },
    facts: { shooterSk: true, targetSk: true, openGround: true },
    outcome: { reroll: false },
  },
  {
    says: { it: 'Li ha solo il bersaglio', en: 'Only the target has them' },
    facts: { shooterSk: false, targetSk: true, openGround: true },
    outcome: { reroll: false },
  },
  {
    says: { it: 'Nel bosco non servono', en: 'In a wood they are of no use' },
    facts: { shooterSk: true, targetSk: false, openGround: false },
    outcome: { reroll: false },
  },
];
