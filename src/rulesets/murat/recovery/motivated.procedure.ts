import { procedure, refuse } from '../../../core/index.js';
import { supporter } from '../parts.js';
import { isEliteOrGuard } from '../unit.js';
import { motivatedRecoveryExamples } from './motivated.examples.js';
import { motivatedRecoveryFacts, motivatedRecoveryOutcome } from './motivated.facts.js';
import { motivation } from './motivation.procedure.js';
import { noRoll, rollInWords, rollToRecover } from './recovery-roll.js';
import { recoveryReasons } from './recovery.reasons.js';
import { motivatedAndElite } from './recovery.rulings.js';
import { recoveryScores, recoveryThrow } from './recovery.tables.js';

export const motivatedRecovery = procedure({
  id: 'murat.recovery.motivated',
  title: { it: 'Recupero delle unità motivate', en: 'Recovery roll of motivated units' },
  rule: '§2.11',
  when: {
    it: 'All’inizio della mossa, prima dell’iniziativa.',
    en: 'At the start of the turn, before the initiative.',
  },
  facts: motivatedRecoveryFacts,
  outcome: motivatedRecoveryOutcome,
  tables: [recoveryScores],
  throws: [recoveryThrow],
  rulings: [motivatedAndElite],
  calls: [motivation],
  parts: supporter,
  examples: motivatedRecoveryExamples,

  adjudicate(facts, umpire) {
    const { unit } = facts;
    const { by, call, forbid, reckon } = umpire;
    const { motivated } = call('motivation', motivation, facts);
    const reasons = refuse(forbid, recoveryReasons, [
      !unit.disordered && ['not-disordered', '§2.11'],
      !motivated && ['not-motivated', '§2.11'],
      unit.motivatedRollMade && ['already-rolled-as-motivated', '§2.11'],
    ]);
    if (reasons.length > 0) return noRoll(reasons);
    const rolled = rollToRecover('motivated', unit, umpire);
    if (!rolled.recovered && isEliteOrGuard(unit))
      reckon(
        '§2.11',
        { it: 'Tirerà ancora come élite o Guardia', en: 'It will roll again as elite or guard' },
        by(motivatedAndElite) === 'both-rolls',
      );
    return rolled;
  },

  inWords: rollInWords,
});
