import { yesNo } from '../../../core/index.js';
import { legal, um } from '../facts.js';

export const overheadFireFacts = {
  batteryHigher: yesNo({
    it: 'La batteria è più in alto degli amici che ha davanti',
    en: 'The battery stands higher than the friends before it',
  }),
  batteryToFriendsUm: um('Distanza tra la batteria e gli amici', 'Distance from the battery to the friends'),
  friendsToEnemyUm: um('Distanza tra gli amici e il nemico', 'Distance from the friends to the enemy'),
};

export const overheadFireOutcome = { legal };
