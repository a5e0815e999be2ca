import type { Example } from '../../../core/index.js';
import type { supportBonusFacts, supportBonusOutcome } from './bonus.facts.js';

export const supportBonusExamples: readonly Example<typeof supportBonusFacts, typeof supportBonusOutcome>[] = [
  {
    says: { it: 'Un reggimento da FoU 8 in supporto dà due dadi', en: 'A regiment of FoU 8 in support gives two dice' },
    facts: { supporter: { fouCurrent: 8 } },
    outcome: { dice: 2 },
  },
  {
    says: { it: 'Anche con FoU 7 i dadi sono due', en: 'FoU 7 still gives two' },
    facts: { supporter: { fouCurrent: 7 } },
    outcome: { dice: 2 },
  },
  {
    says: { it: 'E due con FoU 5', en: 'And so does FoU 5' },
    facts: { supporter: { fouInitial: 8, fouCurrent: 5 } },
    outcome: { dice: 2 },
  },
  {
    says: { it: 'Con FoU 4 il dado è uno', en: 'FoU 4 gives one' },
    facts: { supporter: { fouCurrent: 4 } },
    outcome: { dice: 1 },
  },
  {
    says: {
      it: 'Disordinato, il reggimento da FoU 8 ne dà uno solo',
      en: 'Disordered, the regiment of FoU 8 gives one only',
    },
    facts: { supporter: { fouCurrent: 8, disordered: true } },
    outcome: { dice: 1 },
  },
  {
    says: { it: 'Per il club il quarto si arrotonda per difetto', en: 'At this club the quarter is rounded down' },
    facts: { supporter: { fouCurrent: 7 } },
    rulings: { 'support-dice': 'quarter-rounded-down' },
    outcome: { dice: 1 },
  },
  {
    says: {
      it: 'Per difetto, un supporto da FoU 3 disordinato non dà e non toglie dadi',
      en: 'Rounded down, a disordered supporter of FoU 3 neither gives nor takes dice',
    },
    facts: { supporter: { fouCurrent: 3, disordered: true } },
    rulings: { 'support-dice': 'quarter-rounded-down' },
    outcome: { dice: 0 },
  },
  {
    says: {
      it: 'Per il club un supporto disordinato toglie un dado, anche con FoU 8',
      en: 'At this club a disordered supporter takes a die away, even with FoU 8',
    },
    facts: { supporter: { fouCurrent: 8, disordered: true } },
    rulings: { 'disordered-support': 'minus-one' },
    outcome: { dice: -1 },
  },
];
