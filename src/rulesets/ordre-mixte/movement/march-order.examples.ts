import type { Example } from '../../../core/index.js';
import type { marchOrderFacts, marchOrderOutcome } from './march-order.facts.js';

const infantry = { arm: 'infantry', formation: 'march-column' } as const;
const lights = { arm: 'light-cavalry', formation: 'march-column' } as const;
const heavies = { arm: 'heavy-cavalry', formation: 'column' } as const;
const footGuns = { arm: 'foot-artillery', formation: 'limbered' } as const;
const horseGuns = { arm: 'horse-artillery', formation: 'limbered' } as const;

const refused = { legal: false, baseCm: null, bonusCm: null, factor: null, allowanceCm: null } as const;

export const marchOrderExamples: readonly Example<typeof marchOrderFacts, typeof marchOrderOutcome>[] = [
  {
    says: { it: 'Fanteria in marcia nei campi: 20 cm', en: 'Infantry marching across fields: 20 cm' },
    facts: infantry,
    outcome: { legal: true, reason: null, baseCm: 17, bonusCm: 3, factor: 1, allowanceCm: 20 },
  },
  {
    says: { it: 'Fanteria in marcia su strada: 24 cm', en: 'Infantry marching on a road: 24 cm' },
    facts: { ...infantry, onRoad: true },
    outcome: { baseCm: 17, bonusCm: 7, factor: 1, allowanceCm: 24 },
  },
  {
    says: { it: 'Cavalleria leggera in marcia nei campi: 33 cm', en: 'Light cavalry marching across fields: 33 cm' },
    facts: lights,
    outcome: { bonusCm: 3, allowanceCm: 33 },
  },
  {
    says: { it: 'Cavalleria leggera in marcia su strada: 37 cm', en: 'Light cavalry marching on a road: 37 cm' },
    facts: { ...lights, onRoad: true },
    outcome: { bonusCm: 7, allowanceCm: 37 },
  },
  {
    says: { it: 'Cavalleria pesante in marcia nei campi: 28 cm', en: 'Heavy cavalry marching across fields: 28 cm' },
    facts: heavies,
    outcome: { bonusCm: 3, allowanceCm: 28 },
  },
  {
    says: { it: 'Cavalleria pesante in marcia su strada: 32 cm', en: 'Heavy cavalry marching on a road: 32 cm' },
    facts: { ...heavies, onRoad: true },
    outcome: { bonusCm: 7, allowanceCm: 32 },
  },
  {
    says: { it: 'Batteria a piedi su strada: 21 cm', en: 'A foot battery on a road: 21 cm' },
    facts: { ...footGuns, onRoad: true },
    outcome: { bonusCm: 7, allowanceCm: 21 },
  },
  {
    says: { it: 'Batteria a cavallo su strada: 35 cm', en: 'A horse battery on a road: 35 cm' },
    facts: { ...horseGuns, onRoad: true },
    outcome: { bonusCm: 7, allowanceCm: 35 },
  },
  {
    says: { it: 'Nei campi i pezzi non guadagnano nulla', en: 'Guns gain nothing across fields' },
    facts: footGuns,
    outcome: { bonusCm: 0, allowanceCm: 14 },
  },
  {
    says: { it: 'Nel terreno rotto la marcia non rende', en: 'Marching does not pay in broken ground' },
    facts: { ...infantry, brokenTerrain: true },
    outcome: { bonusCm: 0, allowanceCm: 17 },
  },
  {
    says: {
      it: 'La strada serve anche dove attraversa terreno rotto',
      en: 'The road serves even where it crosses broken ground',
    },
    facts: { ...infantry, onRoad: true, brokenTerrain: true },
    outcome: { bonusCm: 7, allowanceCm: 24 },
  },
  {
    says: { it: 'Qui la colonna è sempre in ordine di marcia', en: 'Here a column is always in march order' },
    facts: { ...heavies, marchOrder: false },
    outcome: { allowanceCm: 28 },
  },
  {
    says: { it: 'In linea non si marcia', en: 'There is no marching in line' },
    facts: { ...infantry, formation: 'line' },
    outcome: { ...refused, reason: 'march-order-needs-column' },
    notAllowed: true,
  },
  {
    says: { it: 'I pezzi marciano agganciati, non in colonna', en: 'Guns march limbered, not in column' },
    facts: { ...footGuns, formation: 'column' },
    outcome: { ...refused, reason: 'no-speed-for-formation' },
    notAllowed: true,
  },
  {
    says: { it: 'Per il club su strada 3 e 7 si sommano', en: 'At this club 3 and 7 add up on a road' },
    facts: { ...infantry, onRoad: true },
    rulings: { 'march-bonus-stacking': 'cumulative' },
    outcome: { bonusCm: 10, allowanceCm: 27 },
  },
  {
    says: { it: 'Per il club i pezzi non guadagnano dalla strada', en: 'At this club guns gain nothing from a road' },
    facts: { ...footGuns, onRoad: true },
    rulings: { 'road-bonus-artillery': 'excluded' },
    outcome: { bonusCm: 0, allowanceCm: 14 },
  },
  {
    says: {
      it: 'Metà mossa su strada: conta come fuori strada',
      en: 'Half of the move by road: it counts as off road',
    },
    facts: { ...infantry, roadPercent: 50 },
    outcome: { bonusCm: 3, allowanceCm: 20 },
  },
  {
    says: {
      it: 'Per il club metà mossa su strada vale metà dei due bonus',
      en: 'At this club half of the move by road is worth half of both bonuses',
    },
    facts: { ...infantry, roadPercent: 50 },
    rulings: { 'partial-road-move': 'pro-rata' },
    outcome: { bonusCm: 5, allowanceCm: 22 },
  },
  {
    says: {
      it: 'Per il club un quinto di strada aggiunge 1,4 cm a una batteria',
      en: 'At this club a fifth of the way by road adds 1.4 cm for a battery',
    },
    facts: { ...footGuns, roadPercent: 20 },
    rulings: { 'partial-road-move': 'pro-rata' },
    outcome: { bonusCm: 1.4, allowanceCm: 15.4 },
  },
  {
    says: {
      it: 'Per il club la strada si somma anche in proporzione',
      en: 'At this club the road adds up pro rata too',
    },
    facts: { ...infantry, roadPercent: 50 },
    rulings: { 'partial-road-move': 'pro-rata', 'march-bonus-stacking': 'cumulative' },
    outcome: { bonusCm: 6.5, allowanceCm: 23.5 },
  },
];
