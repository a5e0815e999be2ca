import type { Example } from '../../../core/index.js';
import type { mountDismountFacts, mountDismountOutcome } from './mount-dismount.facts.js';

export const mountDismountExamples: readonly Example<typeof mountDismountFacts, typeof mountDismountOutcome>[] = [
  {
    says: { it: 'Otto cavalieri smontano: due tengono i cavalli', en: 'Eight troopers dismount: two hold the horses' },
    facts: { figures: 8, action: 'dismount' },
    outcome: {
      legal: true,
      reason: null,
      capacityShare: 0.5,
      holders: 2,
      fighting: 6,
      dismounted: true,
      weapon: 'carbine',
    },
  },
  {
    says: { it: 'Di cinque, due restano con i cavalli', en: 'Of five, two stay with the horses' },
    facts: { figures: 5, action: 'dismount' },
    outcome: { holders: 2, fighting: 3 },
  },
  {
    says: { it: 'Per il club di cinque ne resta uno', en: 'At this club one of five stays' },
    facts: { figures: 5, action: 'dismount' },
    rulings: { 'horse-holders-rounding': 'down' },
    outcome: { holders: 1, fighting: 4 },
  },
  {
    says: { it: 'Per il club a piedi tirano come con il fucile', en: 'At this club they shoot as with rifles on foot' },
    facts: { figures: 6, action: 'dismount' },
    rulings: { 'dismounted-weapon': 'rifle' },
    outcome: { holders: 2, fighting: 4, weapon: 'rifle' },
  },
  {
    says: {
      it: 'Per il club i cavalli raggiunti dal nemico sono perduti',
      en: 'At this club horses that the enemy reaches are lost',
    },
    facts: { figures: 4, action: 'dismount' },
    rulings: { 'horses-contacted': 'horses-lost-as-baggage' },
    outcome: { holders: 1, fighting: 3 },
  },
  {
    says: { it: 'Tornati ai cavalli, rimontano tutti', en: 'Back at the horses, all mount' },
    facts: { figures: 7, action: 'mount', inContactWithHorses: true },
    outcome: {
      legal: true,
      reason: null,
      capacityShare: 0.5,
      holders: 0,
      fighting: 7,
      dismounted: false,
      weapon: 'lance-and-carbine',
    },
  },
  {
    says: { it: 'Lontano dai cavalli non si rimonta', en: 'Away from the horses nobody mounts' },
    facts: { figures: 7, action: 'mount' },
    outcome: {
      legal: false,
      reason: 'not-with-the-horses',
      capacityShare: null,
      holders: null,
      fighting: null,
      dismounted: true,
      weapon: null,
    },
    notAllowed: true,
  },
];
