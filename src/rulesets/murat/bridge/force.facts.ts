import { oneOf, yesNo } from '../../../core/index.js';
import { unitAs } from '../unit.js';
import { bridge } from '../vocabulary.js';

export const bridgeForceFacts = {
  charger: unitAs('Unità che forza il ponte', 'Unit that forces the bridge'),
  defender: unitAs('Unità che lo difende', 'Unit that defends it'),
};

export const bridgeForceOutcome = {
  bridge: oneOf({ it: 'Ponte, per il fuoco difensivo', en: 'Bridge, for the defensive fire' }, bridge),
  crossingBridge: yesNo({ it: 'In mischia attacca da un ponte', en: 'In melee it attacks over a bridge' }),
  forcedBridge: yesNo({ it: 'Vincendo, avrà forzato un ponte', en: 'If it wins, it has forced a bridge' }),
};
