import { procedure, refuseFirst, remind, verdict, type By } from '../../../core/index.js';
import { limits } from '../tables.js';
import { isHorse } from '../vocabulary.js';
import { buildingExitExamples } from './building-exit.examples.js';
import { buildingExitFacts, buildingExitOutcome, type Near } from './building-exit.facts.js';
import { exitReasons } from './straight.reasons.js';
import { buildingExitLimit, buildingExitMeasure, cossacksAreCavalry } from './straight.rulings.js';

const isFormedCavalry = ({ arm, state }: Near, by: By): boolean =>
  isHorse(arm) && (state === 'in-formation' || (arm === 'cossacks' && by(cossacksAreCavalry) === 'always'));

const isClose = (distanceCm: number, limitCm: number, by: By): boolean =>
  distanceCm < limitCm || (distanceCm === limitCm && by(buildingExitLimit) === 'refused-at-20');

export const buildingExit = procedure({
  id: 'movimenti.straight.building-exit',
  title: { it: 'Uscire dagli edifici', en: 'Leaving buildings' },
  rule: 'VI-1, L21',
  when: {
    it: 'La fanteria che occupa edifici vuole uscirne.',
    en: 'Infantry in buildings wants to come out.',
  },
  facts: buildingExitFacts,
  outcome: buildingExitOutcome,
  tables: [limits],
  rulings: [buildingExitLimit, buildingExitMeasure, cossacksAreCavalry],
  parts: { enemies: { fills: { 'enemies.arm': 'arm', 'enemies.state': 'state' } } },
  examples: buildingExitExamples,

  adjudicate({ arm, enemies }, umpire) {
    const { by, forbid, lookUp, reckon } = umpire;
    if (arm !== 'infantry') {
      const free = { it: 'Il divieto è solo per la fanteria', en: 'Only infantry is bound' };
      return { allowed: reckon('VI-1, L21', free, true), reason: null };
    }
    const limitCm = lookUp(limits, 'formed-cavalry-near-buildings');
    remind(umpire, buildingExitMeasure);
    const watched = enemies.some(
      enemy => enemy.visible && isFormedCavalry(enemy, by) && isClose(enemy.distanceCm, limitCm, by),
    );
    const reason = refuseFirst(forbid, exitReasons, [watched && ['formed-cavalry-within-20', 'VI-1, L21']]);
    return { allowed: reason === null, reason };
  },

  inWords: ({ reason }) =>
    verdict(
      exitReasons,
      reason,
      { it: 'Può uscire', en: 'It may come out' },
      { it: 'Resta negli edifici', en: 'It stays in the buildings' },
    ),
});
