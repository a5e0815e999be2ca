import type { Example } from '../../../core/index.js';
import type { compulsoryFacts, compulsoryOutcome } from './compulsory.facts.js';

const rout = { status: 'routing', arm: 'infantry', formation: 'line' } as const;
const retreat = { status: 'retreating', arm: 'infantry', formation: 'line' } as const;
const battery = { arm: 'foot-artillery', formation: 'unlimbered' } as const;

export const compulsoryExamples: readonly Example<typeof compulsoryFacts, typeof compulsoryOutcome>[] = [
  {
    says: {
      it: 'Fanteria in rotta: 22 cm verso le retrovie, in disordine',
      en: 'Routing infantry: 22 cm to the rear, disordered',
    },
    facts: { ...rout, facingChoice: 'front-to-enemy' },
    outcome: {
      distanceCm: 22,
      removed: false,
      gunsAbandoned: false,
      disorderedAfter: true,
      facing: 'back-to-enemy',
      statusAfter: 'routing',
    },
  },
  {
    says: { it: 'Cavalleria leggera in rotta: 30 cm', en: 'Routing light cavalry: 30 cm' },
    facts: { ...rout, arm: 'light-cavalry' },
    outcome: { distanceCm: 30, disorderedAfter: true, statusAfter: 'routing' },
  },
  {
    says: {
      it: 'Una batteria a cavallo agganciata fugge con i pezzi',
      en: 'A limbered horse battery flees with its guns',
    },
    facts: { ...rout, arm: 'horse-artillery', formation: 'limbered' },
    outcome: { distanceCm: 28, gunsAbandoned: false, statusAfter: 'routing' },
  },
  {
    says: { it: 'Una linea si ritira di 14 cm, fronte al nemico', en: 'A line retreats 14 cm, facing the enemy' },
    facts: { ...retreat, facingChoice: 'front-to-enemy' },
    outcome: {
      distanceCm: 14,
      removed: false,
      gunsAbandoned: false,
      disorderedAfter: false,
      facing: 'front-to-enemy',
      statusAfter: 'steady',
    },
  },
  {
    says: {
      it: 'Chi si ritira in disordine resta in disordine',
      en: 'A unit that retreats in disorder stays disordered',
    },
    facts: { ...retreat, formation: 'column', disordered: true, facingChoice: 'back-to-enemy' },
    outcome: { distanceCm: 17, disorderedAfter: true, facing: 'back-to-enemy', statusAfter: 'steady' },
  },
  {
    says: { it: 'La colonna di marcia si ritira senza bonus', en: 'A march column retreats without its bonus' },
    facts: { ...retreat, formation: 'march-column' },
    outcome: { distanceCm: 17, facing: null },
  },
  {
    says: { it: 'La cavalleria pesante si ritira in linea di 20 cm', en: 'Heavy cavalry retreats 20 cm in line' },
    facts: { ...retreat, arm: 'heavy-cavalry' },
    outcome: { distanceCm: 20 },
  },
  {
    says: {
      it: 'I serventi in rotta lasciano i pezzi e fanno 22 cm',
      en: 'A routing crew leaves its guns and makes 22 cm',
    },
    facts: { ...rout, ...battery },
    outcome: { distanceCm: 22, removed: false, gunsAbandoned: true, disorderedAfter: true, statusAfter: 'routing' },
  },
  {
    says: { it: 'Anche in ritirata i serventi lasciano i pezzi', en: 'In retreat too the crew leaves its guns' },
    facts: { ...retreat, ...battery },
    outcome: { distanceCm: 22, gunsAbandoned: true, disorderedAfter: false, statusAfter: 'steady' },
  },
  {
    says: {
      it: 'Per il club i serventi senza pezzi escono dal gioco',
      en: 'At this club a crew without guns leaves the game',
    },
    facts: { ...rout, ...battery },
    rulings: { 'abandoned-crew-speed': 'removed-from-play' },
    outcome: { distanceCm: 0, removed: true, gunsAbandoned: true, statusAfter: 'removed' },
  },
  {
    says: {
      it: 'Per il club chi si è ritirato può ancora muovere con le truppe',
      en: 'At this club a unit that has retreated may still move with the troops',
    },
    facts: retreat,
    rulings: { 'move-after-compulsory': 'may-move-again' },
    outcome: { distanceCm: 14, statusAfter: 'steady' },
  },
  {
    says: { it: 'Per il club la rotta dura una mossa', en: 'At this club a rout lasts one move' },
    facts: rout,
    rulings: { 'rout-duration': 'one-move' },
    outcome: { distanceCm: 22, disorderedAfter: true, statusAfter: 'steady' },
  },
  {
    says: { it: 'Chi è appena stato recuperato non fugge', en: 'A unit that has just rallied does not flee' },
    facts: { ...rout, disordered: true, rallied: true },
    outcome: { distanceCm: 0, removed: false, disorderedAfter: true, facing: null, statusAfter: 'steady' },
  },
  {
    says: {
      it: 'Per il club chi è recuperato fugge lo stesso per una mossa',
      en: 'At this club a rallied unit still flees one move',
    },
    facts: { ...rout, disordered: true, rallied: true },
    rulings: { 'rallied-before-moving': 'moves-anyway' },
    outcome: { distanceCm: 22, disorderedAfter: true, facing: 'back-to-enemy', statusAfter: 'steady' },
  },
  {
    says: {
      it: 'Per il club la cavalleria in rotta non ha una velocità sulla scheda',
      en: 'At this club the sheet gives routing cavalry no speed',
    },
    facts: { ...rout, arm: 'heavy-cavalry' },
    rulings: { 'single-figure-rout-speed': 'column-only' },
    outcome: { distanceCm: null, disorderedAfter: true, statusAfter: 'routing' },
  },
  {
    says: {
      it: 'Per la cavalleria in quadrato che si ritira la scheda non dà velocità',
      en: 'The sheet gives no speed to cavalry retreating in square',
    },
    facts: { ...retreat, arm: 'light-cavalry', formation: 'square' },
    outcome: { distanceCm: null, statusAfter: 'steady' },
  },
  {
    says: { it: 'Per il club fa la sua velocità in colonna', en: 'At this club it makes its column speed' },
    facts: { ...retreat, arm: 'light-cavalry', formation: 'square' },
    rulings: { 'empty-speed-cells': 'use-column-speed' },
    outcome: { distanceCm: 30 },
  },
];
