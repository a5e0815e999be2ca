import { procedure, refuse } from '../../../core/index.js';
import { supporter } from '../parts.js';
import { isEliteOrGuard } from '../unit.js';
import { eliteRecoveryExamples } from './elite.examples.js';
import { eliteRecoveryFacts, eliteRecoveryOutcome } from './elite.facts.js';
import { noRoll, rollInWords, rollToRecover } from './recovery-roll.js';
import { recoveryReasons } from './recovery.reasons.js';
import { motivatedAndElite } from './recovery.rulings.js';
import { recoveryScores, recoveryThrow } from './recovery.tables.js';

export const eliteRecovery = procedure({
  id: 'murat.recovery.elite',
  title: { it: 'Recupero di élite e Guardia', en: 'Recovery roll of elite and guard' },
  rule: '§2.11',
  when: {
    it: 'All’inizio della loro attivazione, prima di ogni ordine.',
    en: 'At the start of their own activation, before any order.',
  },
  facts: eliteRecoveryFacts,
  outcome: eliteRecoveryOutcome,
  tables: [recoveryScores],
  throws: [recoveryThrow],
  rulings: [motivatedAndElite],
  parts: supporter,
  examples: eliteRecoveryExamples,

  adjudicate({ unit, motivatedRollMade }, umpire) {
    const { by, forbid } = umpire;
    const reasons = refuse(forbid, recoveryReasons, [
      !unit.disordered && ['not-disordered', '§2.11'],
      !isEliteOrGuard(unit) && ['not-elite-or-guard', '§2.11'],
      unit.eliteRollMade && ['already-rolled-as-elite', '§2.11'],
      motivatedRollMade && by(motivatedAndElite) === 'one-roll' && ['already-rolled-as-motivated', '§2.11'],
    ]);
    return reasons.length > 0 ? noRoll(reasons) : rollToRecover('elite-or-guard', unit, umpire);
  },

  inWords: rollInWords,
});
