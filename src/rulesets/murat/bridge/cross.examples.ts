import type { Example } from '../../../core/index.js';
import type { bridgeCrossFacts, bridgeCrossOutcome } from './cross.facts.js';

export const bridgeCrossExamples: readonly Example<typeof bridgeCrossFacts, typeof bridgeCrossOutcome>[] = [
  {
    says: {
      it: 'Una colonna d’attacco a 1 UM dal ponte passa, e chi le spara subito dopo ne approfitta',
      en: 'An attack column 1 UM from the bridge crosses, and whoever fires right after profits',
    },
    facts: { unit: { formation: 'attack-column' }, distanceToBridgeUm: 1 },
    outcome: { legal: true, reasons: [], placedWithinUm: 1, vulnerableThisTurn: true },
  },
  {
    says: { it: 'Così anche la cavalleria in linea', en: 'So does cavalry in line' },
    facts: { unit: { arm: 'cavalry' }, distanceToBridgeUm: 0.5 },
    outcome: { legal: true, vulnerableThisTurn: true },
  },
  {
    says: {
      it: 'Per il club raddoppiano tutti i modificatori positivi',
      en: 'At this club all positive modifiers are doubled',
    },
    facts: { unit: {}, distanceToBridgeUm: 1 },
    rulings: { 'bridge-crossing-fire': 'double-all-positive' },
    outcome: { legal: true, vulnerableThisTurn: true },
  },
  {
    says: { it: 'A 1,5 UM dal ponte è troppo lontana', en: 'At 1.5 UM from the bridge it is too far' },
    facts: { unit: {}, distanceToBridgeUm: 1.5 },
    outcome: { legal: false, reasons: ['too-far'], placedWithinUm: null, vulnerableThisTurn: null },
    notAllowed: true,
  },
  {
    says: {
      it: 'Una batteria lontana passa solo per strada',
      en: 'A battery, far off, crosses only by the road',
    },
    facts: { unit: { arm: 'artillery', formation: 'limbered' }, distanceToBridgeUm: 3 },
    outcome: { legal: false, reasons: ['infantry-or-cavalry-only', 'too-far'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Passa con un ordine suo: restano di qua la sua batteria e chi supportava',
      en: 'It crosses on an order of its own: its battery and whom it supported stay on this side',
    },
    facts: { unit: { attachedBatteries: ['6-libbre'], ordersReceivedThisTurn: 1 }, distanceToBridgeUm: 1 },
    outcome: { legal: true, placedWithinUm: 1 },
  },
];
