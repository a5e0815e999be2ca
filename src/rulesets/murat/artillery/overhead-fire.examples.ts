import type { Example } from '../../../core/index.js';
import type { overheadFireFacts, overheadFireOutcome } from './overhead-fire.facts.js';

export const overheadFireExamples: readonly Example<typeof overheadFireFacts, typeof overheadFireOutcome>[] = [
  {
    says: {
      it: 'Dalla collina, con gli amici a 3 UM e il nemico altri 5 UM più in là',
      en: 'From the hill, with friends at 3 UM and the enemy another 5 UM beyond',
    },
    facts: { batteryHigher: true, batteryToFriendsUm: 3, friendsToEnemyUm: 5 },
    outcome: { legal: true },
  },
  {
    says: { it: 'Amici a metà strada: non si fa fuoco', en: 'Friends half-way: no fire' },
    facts: { batteryHigher: true, batteryToFriendsUm: 4, friendsToEnemyUm: 4 },
    outcome: { legal: false },
    notAllowed: true,
  },
  {
    says: { it: 'Sullo stesso livello mai', en: 'Never on one level' },
    facts: { batteryHigher: false, batteryToFriendsUm: 1, friendsToEnemyUm: 10 },
    outcome: { legal: false },
    notAllowed: true,
  },
];
