import { flag, reasonFrom, usually, yesNo } from '../../../core/index.js';
import { ownSide } from '../facts.js';
import { channelFacts, channelOutcome } from './channel.facts.js';
import { heliographReasons } from './orders.reasons.js';

export const heliographFacts = {
  hasHeliograph: flag('Il comandante in capo ha un eliografo', 'The commander-in-chief has a heliograph'),
  side: usually('italian', {
    ...ownSide,
    says: { it: 'Parte del comandante in capo', en: 'Side of the commander-in-chief' },
  }),
  visible: yesNo({ it: 'L’unità è in vista, a qualsiasi distanza', en: 'The unit is in sight, at any distance' }),
  cincMovedLastPhase: flag(
    'Il comandante in capo ha mosso nell’ultima fase di movimento',
    'The commander-in-chief moved in the last movement phase',
  ),
  recipientFiredLastTurn: flag('L’unità ha tirato nel turno scorso', 'The unit fired last turn'),
  recipientMeleeLastTurn: flag(
    'L’unità ha combattuto in mischia nel turno scorso',
    'The unit fought in melee last turn',
  ),
  recipientNearEnemy: flag(
    'L’unità è a distanza di carica o di tiro vicino da un nemico',
    'The unit is within charge distance or close range of an enemy',
  ),
  ...channelFacts,
};

export const heliographOutcome = { ...channelOutcome, reason: reasonFrom(heliographReasons) };
