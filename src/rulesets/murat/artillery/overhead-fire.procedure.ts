import { procedure } from '../../../core/index.js';
import { overheadFireReasons } from './artillery.reasons.js';
import { overheadFireExamples } from './overhead-fire.examples.js';
import { overheadFireFacts, overheadFireOutcome } from './overhead-fire.facts.js';

export const overheadFire = procedure({
  id: 'murat.artillery.overhead-fire',
  title: { it: 'Fuoco sopra le teste degli amici', en: 'Firing over friends' },
  rule: '§2.7, §2.8',
  when: {
    it: 'Una batteria in alto ha amici tra sé e il bersaglio.',
    en: 'A battery on high ground has friends between itself and the target.',
  },
  facts: overheadFireFacts,
  outcome: overheadFireOutcome,
  examples: overheadFireExamples,

  adjudicate({ batteryHigher, batteryToFriendsUm, friendsToEnemyUm }, { reckon, forbid }) {
    const higher = reckon('§2.7', { it: 'La batteria è più in alto', en: 'The battery stands higher' }, batteryHigher);
    const nearer = reckon(
      '§2.7',
      {
        it: 'Gli amici sono più vicini alla batteria che al nemico',
        en: 'The friends are nearer to the battery than to the enemy',
      },
      batteryToFriendsUm < friendsToEnemyUm,
    );
    const legal = higher && nearer;
    if (!legal) forbid('§2.7, §2.8', overheadFireReasons, 'friends-in-line');
    return { legal };
  },

  inWords: ({ legal }, { batteryHigher }) => {
    if (legal) return { it: 'Può fare fuoco sopra le teste.', en: 'It may fire overhead.' };
    return batteryHigher
      ? {
          it: 'Niente fuoco sopra le teste: gli amici sono troppo vicini al nemico.',
          en: 'No overhead fire: the friends are too near the enemy.',
        }
      : {
          it: 'Niente fuoco sopra le teste: la batteria non è più in alto.',
          en: 'No overhead fire: the battery does not stand higher.',
        };
  },
});
