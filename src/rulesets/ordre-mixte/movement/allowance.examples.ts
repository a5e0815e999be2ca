import type { Example } from '../../../core/index.js';
import type { allowanceFacts, allowanceOutcome } from './allowance.facts.js';

const infantry = { arm: 'infantry', formation: 'column' } as const;
const march = { arm: 'infantry', formation: 'march-column' } as const;
const lights = { arm: 'light-cavalry', formation: 'column' } as const;
const heavies = { arm: 'heavy-cavalry', formation: 'column' } as const;
const footGuns = { arm: 'foot-artillery', formation: 'limbered' } as const;
const horseGuns = { arm: 'horse-artillery', formation: 'limbered' } as const;

const refused = { legal: false, baseCm: null, bonusCm: null, factor: null, allowanceCm: null } as const;

export const allowanceExamples: readonly Example<typeof allowanceFacts, typeof allowanceOutcome>[] = [
  {
    says: { it: 'Fanteria in colonna: 17 cm', en: 'Infantry in column: 17 cm' },
    facts: infantry,
    outcome: { legal: true, reason: null, baseCm: 17, bonusCm: 0, factor: 1, allowanceCm: 17 },
  },
  {
    says: { it: 'Fanteria in linea: 14 cm', en: 'Infantry in line: 14 cm' },
    facts: { ...infantry, formation: 'line' },
    outcome: { baseCm: 14, allowanceCm: 14 },
  },
  {
    says: { it: 'Un quadrato striscia per 5 cm', en: 'A square crawls 5 cm' },
    facts: { ...infantry, formation: 'square' },
    outcome: { baseCm: 5, allowanceCm: 5 },
  },
  {
    says: { it: 'Fanteria in ordine aperto: 22 cm', en: 'Infantry in open order: 22 cm' },
    facts: { ...infantry, formation: 'open-order' },
    outcome: { baseCm: 22, allowanceCm: 22 },
  },
  {
    says: { it: 'Cavalleria leggera in colonna: 30 cm', en: 'Light cavalry in column: 30 cm' },
    facts: lights,
    outcome: { baseCm: 30, allowanceCm: 30 },
  },
  {
    says: { it: 'Cavalleria leggera in linea: 22 cm', en: 'Light cavalry in line: 22 cm' },
    facts: { ...lights, formation: 'line' },
    outcome: { baseCm: 22, allowanceCm: 22 },
  },
  {
    says: { it: 'Cavalleria pesante in colonna: 25 cm', en: 'Heavy cavalry in column: 25 cm' },
    facts: heavies,
    outcome: { baseCm: 25, allowanceCm: 25 },
  },
  {
    says: { it: 'Cavalleria pesante in linea: 20 cm', en: 'Heavy cavalry in line: 20 cm' },
    facts: { ...heavies, formation: 'line' },
    outcome: { baseCm: 20, allowanceCm: 20 },
  },
  {
    says: { it: 'Una batteria a piedi agganciata: 14 cm', en: 'A limbered foot battery: 14 cm' },
    facts: footGuns,
    outcome: { baseCm: 14, allowanceCm: 14 },
  },
  {
    says: { it: 'Una batteria a cavallo agganciata: 28 cm', en: 'A limbered horse battery: 28 cm' },
    facts: horseGuns,
    outcome: { baseCm: 28, allowanceCm: 28 },
  },
  {
    says: { it: 'Pezzi sganciati, spinti a braccia: 6 cm', en: 'Unlimbered guns, pushed by hand: 6 cm' },
    facts: { ...footGuns, formation: 'unlimbered' },
    outcome: { baseCm: 6, allowanceCm: 6 },
  },
  {
    says: { it: 'Anche l’artiglieria a cavallo sganciata fa 6 cm', en: 'Unlimbered horse guns make 6 cm too' },
    facts: { ...horseGuns, formation: 'unlimbered' },
    outcome: { baseCm: 6, allowanceCm: 6 },
  },
  {
    says: {
      it: 'Un comandante fa 30 cm e nulla si aggiunge o si moltiplica',
      en: 'A commander makes 30 cm, with nothing added or multiplied',
    },
    facts: { ...march, commander: true, onRoad: true, strategic: true },
    outcome: { legal: true, baseCm: 30, bonusCm: 0, factor: 1, allowanceCm: 30 },
  },
  {
    says: { it: 'Fanteria in rotta: 22 cm, anche da una linea', en: 'Routing infantry: 22 cm, even out of a line' },
    facts: { ...infantry, formation: 'line', routing: true },
    outcome: { baseCm: 22, bonusCm: 0, factor: 1, allowanceCm: 22 },
  },
  {
    says: {
      it: 'Chi è in rotta non guadagna nulla dalla strada',
      en: 'A routing unit gains nothing from the road',
    },
    facts: { ...march, onRoad: true, routing: true },
    outcome: { baseCm: 22, bonusCm: 0, allowanceCm: 22 },
  },
  {
    says: { it: 'Cavalleria leggera in rotta: 30 cm', en: 'Routing light cavalry: 30 cm' },
    facts: { ...lights, formation: 'line', routing: true },
    outcome: { baseCm: 30, allowanceCm: 30 },
  },
  {
    says: { it: 'Cavalleria pesante in rotta: 25 cm', en: 'Routing heavy cavalry: 25 cm' },
    facts: { ...heavies, formation: 'line', routing: true },
    outcome: { baseCm: 25, allowanceCm: 25 },
  },
  {
    says: { it: 'Batteria a piedi agganciata in rotta: 14 cm', en: 'A routing limbered foot battery: 14 cm' },
    facts: { ...footGuns, routing: true },
    outcome: { baseCm: 14, allowanceCm: 14 },
  },
  {
    says: { it: 'Batteria a cavallo agganciata in rotta: 28 cm', en: 'A routing limbered horse battery: 28 cm' },
    facts: { ...horseGuns, routing: true },
    outcome: { baseCm: 28, allowanceCm: 28 },
  },
  {
    says: {
      it: 'Per il club la cavalleria non ha una velocità di rotta',
      en: 'At this club cavalry has no rout speed',
    },
    facts: { ...lights, routing: true },
    rulings: { 'single-figure-rout-speed': 'column-only' },
    outcome: { ...refused, reason: 'no-rout-speed' },
    notAllowed: true,
  },
  {
    says: {
      it: 'La fanteria ha comunque la sua velocità di rotta',
      en: 'Infantry has its own rout speed all the same',
    },
    facts: { ...infantry, routing: true },
    rulings: { 'single-figure-rout-speed': 'column-only' },
    outcome: { allowanceCm: 22 },
  },
  {
    says: { it: 'In rotta non c’è movimento strategico', en: 'There is no strategic move in rout' },
    facts: { ...footGuns, formation: 'unlimbered', routing: true, strategic: true },
    outcome: { ...refused, reason: 'routing-unit-has-no-strategic-move' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Pezzi sganciati in rotta: restano sul posto',
      en: 'Unlimbered guns of a routing battery stay where they are',
    },
    facts: { ...footGuns, formation: 'unlimbered', routing: true },
    outcome: { ...refused, reason: 'unlimbered-guns-are-abandoned' },
    notAllowed: true,
  },
  {
    says: { it: 'Una linea non è in ordine di marcia', en: 'A line is not in march order' },
    facts: { ...infantry, formation: 'line', marchOrder: true },
    outcome: { ...refused, reason: 'march-order-needs-column' },
    notAllowed: true,
  },
  {
    says: { it: 'I pezzi sganciati non marciano', en: 'Unlimbered guns do not march' },
    facts: { ...footGuns, formation: 'unlimbered', marchOrder: true },
    outcome: { ...refused, reason: 'march-order-needs-column' },
    notAllowed: true,
  },
  {
    says: { it: 'La cavalleria non muove in quadrato', en: 'Cavalry does not move in square' },
    facts: { ...lights, formation: 'square' },
    outcome: { ...refused, reason: 'no-speed-for-formation' },
    notAllowed: true,
  },
  {
    says: { it: 'La cavalleria pesante non muove in ordine aperto', en: 'Heavy cavalry does not move in open order' },
    facts: { ...heavies, formation: 'open-order' },
    outcome: { ...refused, reason: 'no-speed-for-formation' },
    notAllowed: true,
  },
  {
    says: {
      it: 'I pezzi sono agganciati o sganciati, non in linea',
      en: 'Guns are limbered or unlimbered, never in line',
    },
    facts: { ...footGuns, formation: 'line' },
    outcome: { ...refused, reason: 'no-speed-for-formation' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club la cavalleria in ordine aperto fa la velocità in colonna',
      en: 'At this club cavalry in open order makes its column speed',
    },
    facts: { ...lights, formation: 'open-order' },
    rulings: { 'empty-speed-cells': 'use-column-speed' },
    outcome: { legal: true, reason: null, baseCm: 30, allowanceCm: 30 },
  },
  {
    says: {
      it: 'Per il club i pezzi «in linea» fanno la velocità agganciati',
      en: 'At this club guns in line make their limbered speed',
    },
    facts: { ...horseGuns, formation: 'line' },
    rulings: { 'empty-speed-cells': 'use-column-speed' },
    outcome: { baseCm: 28, allowanceCm: 28 },
  },
  {
    says: { it: 'Colonna di marcia nei campi: 20 cm', en: 'A march column across fields: 20 cm' },
    facts: march,
    outcome: { baseCm: 17, bonusCm: 3, factor: 1, allowanceCm: 20 },
  },
  {
    says: { it: 'Colonna di marcia su strada: 24 cm', en: 'A march column on a road: 24 cm' },
    facts: { ...march, onRoad: true },
    outcome: { baseCm: 17, bonusCm: 7, allowanceCm: 24 },
  },
  {
    says: {
      it: 'La strada non aiuta chi non è in ordine di marcia',
      en: 'The road does not help those not in march order',
    },
    facts: { ...infantry, onRoad: true },
    outcome: { bonusCm: 0, allowanceCm: 17 },
  },
  {
    says: {
      it: 'Movimento strategico su strada: il doppio di 24',
      en: 'A strategic move by road: twice 24',
    },
    facts: { ...march, onRoad: true, strategic: true },
    outcome: { baseCm: 17, bonusCm: 7, factor: 2, allowanceCm: 48 },
  },
  {
    says: {
      it: 'Per il club raddoppia solo la velocità: 34 più 7',
      en: 'At this club only the speed doubles: 34 plus 7',
    },
    facts: { ...march, onRoad: true, strategic: true },
    rulings: { 'strategic-multiplier': 'table-speed-only' },
    outcome: { baseCm: 17, bonusCm: 7, factor: 2, allowanceCm: 41 },
  },
  {
    says: {
      it: 'Il cambio di formazione costa 5 cm, ma i costi restano ai giocatori',
      en: 'Changing formation costs 5 cm, but costs are left to the players',
    },
    facts: { ...infantry, moveCostCm: 5 },
    outcome: { allowanceCm: 17 },
  },
  {
    says: {
      it: 'Per il club il cambio di formazione toglie 5 cm',
      en: 'At this club changing formation takes 5 cm off',
    },
    facts: { ...infantry, moveCostCm: 5 },
    rulings: { 'unlisted-move-costs': 'club-table' },
    outcome: { baseCm: 17, bonusCm: 0, allowanceCm: 12 },
  },
  {
    says: {
      it: 'Per il club mettere i pezzi in posizione consuma tutta la mossa',
      en: 'At this club getting the guns into place uses up the whole move',
    },
    facts: { ...footGuns, formation: 'unlimbered', moveCostCm: 10 },
    rulings: { 'unlisted-move-costs': 'club-table' },
    outcome: { legal: true, baseCm: 6, allowanceCm: 0 },
  },
  {
    says: { it: 'Regola della casa: la strada vale 10 cm', en: 'House rule: the road is worth 10 cm' },
    facts: { ...march, onRoad: true },
    house: { 'march-on-road': 10 },
    outcome: { bonusCm: 10, allowanceCm: 27 },
  },
];
