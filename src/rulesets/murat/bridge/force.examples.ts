import type { Example } from '../../../core/index.js';
import type { bridgeForceFacts, bridgeForceOutcome } from './force.facts.js';

const grenadiers = { arm: 'infantry', experience: 'elite', formation: 'attack-column' } as const;
const defender = { arm: 'infantry', formation: 'line' } as const;

export const bridgeForceExamples: readonly Example<typeof bridgeForceFacts, typeof bridgeForceOutcome>[] = [
  {
    says: {
      it: 'I granatieri forzano il ponte sotto il fuoco raddoppiato',
      en: 'The grenadiers force the bridge under doubled fire',
    },
    facts: { charger: grenadiers, defender },
    outcome: { bridge: 'forcing', crossingBridge: true, forcedBridge: true },
  },
  {
    says: {
      it: 'Per il club raddoppia solo il bonus contro la colonna di marcia',
      en: 'At this club only the bonus against a march column is doubled',
    },
    facts: { charger: grenadiers, defender },
    rulings: { 'bridge-forcing-fire': 'double-column-bonus' },
    outcome: { bridge: 'forcing' },
  },
  {
    says: {
      it: 'Per il club la cavalleria che forza un ponte ha -3 in mischia',
      en: 'At this club cavalry that forces a bridge has -3 in melee',
    },
    facts: { charger: { arm: 'cavalry' }, defender },
    rulings: { 'bridge-melee': 'table-plus-one' },
    outcome: { bridge: 'forcing', crossingBridge: true },
  },
];
