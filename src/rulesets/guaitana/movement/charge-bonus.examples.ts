import type { Example } from '../../../core/index.js';
import type { chargeBonusFacts, chargeBonusOutcome } from './charge-bonus.facts.js';

export const chargeBonusExamples: readonly Example<typeof chargeBonusFacts, typeof chargeBonusOutcome>[] = [
  {
    says: { it: 'Guerrieri in attacco arrivano a contatto con il bonus', en: 'Attacking warriors reach contact by it' },
    facts: { order: 'attack', contactWithBonus: true, chargeBonusCm: 10 },
    outcome: { applies: true, extraCm: 10 },
  },
  {
    says: {
      it: 'Con soldatini da 15 mm il bonus è già quello del tavolo',
      en: 'With 15 mm figures the bonus is already that of the table',
    },
    facts: { order: 'attack', contactWithBonus: true, chargeBonusCm: 5, figureScale: '15mm' },
    outcome: { applies: true, extraCm: 5 },
  },
  {
    says: {
      it: 'Se nemmeno con il bonus arrivano a contatto, non lo usano',
      en: 'If not even the bonus brings contact, they do not use it',
    },
    facts: { order: 'attack', contactWithBonus: false, chargeBonusCm: 10 },
    outcome: { applies: false, extraCm: 0 },
  },
  {
    says: { it: 'In ritirata si aggiunge sempre', en: 'In retreat it is always added' },
    facts: { order: 'retreat', contactWithBonus: false, chargeBonusCm: 20 },
    outcome: { applies: true, extraCm: 20 },
  },
  {
    says: { it: 'Con ordini di movimento mai', en: 'With movement orders never' },
    facts: { order: 'movement', contactWithBonus: true, chargeBonusCm: 5 },
    outcome: { applies: false, extraCm: 0 },
  },
  {
    says: { it: 'In difesa nemmeno', en: 'Nor in defence' },
    facts: { order: 'defence', contactWithBonus: true, chargeBonusCm: 5 },
    outcome: { applies: false, extraCm: 0 },
  },
  {
    says: {
      it: 'Di una cavalleria basta il tipo: 20 cm in più',
      en: 'Of cavalry its type is enough: 20 cm more',
    },
    facts: { order: 'attack', contactWithBonus: true, kind: 'native-cavalry', formation: 'mass' },
    outcome: { applies: true, extraCm: 20 },
  },
  {
    says: {
      it: 'Una linea in ritirata si scioglie in massa, e ha il bonus della massa',
      en: 'A line in retreat breaks into a mass, and has the bonus of a mass',
    },
    facts: { order: 'retreat', contactWithBonus: false, kind: 'italian-infantry', formation: 'line' },
    outcome: { applies: true, extraCm: 5 },
  },
  {
    says: { it: 'Una linea in attacco non ne ha', en: 'A line in attack has none' },
    facts: { order: 'attack', contactWithBonus: true, kind: 'italian-infantry', formation: 'line' },
    outcome: { applies: false, extraCm: 0 },
  },
  {
    says: { it: 'Una compagnia in linea non ha bonus', en: 'A company in line has no bonus' },
    facts: { order: 'attack', contactWithBonus: true },
    outcome: { applies: false, extraCm: 0 },
  },
];
