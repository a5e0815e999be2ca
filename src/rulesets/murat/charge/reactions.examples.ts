import type { Example } from '../../../core/index.js';
import type { chargeReactionsFacts, chargeReactionsOutcome } from './reactions.facts.js';

const hussars = { arm: 'cavalry', cavalryType: 'hussar' } as const;
const footBattery = { arm: 'artillery' } as const;
const horseBattery = { arm: 'artillery', artilleryType: 'horse' } as const;

export const chargeReactionsExamples: readonly Example<typeof chargeReactionsFacts, typeof chargeReactionsOutcome>[] = [
  {
    says: {
      it: 'Una linea caricata da cavalleria ha tutte le scelte della fanteria',
      en: 'A line charged by cavalry has all the choices of infantry',
    },
    facts: { target: {}, chargerArm: 'cavalry' },
    outcome: { options: ['stand', 'stand-and-fire', 'form-square', 'flee'] },
  },
  {
    says: { it: 'Contro fanteria non si forma quadrato', en: 'Against infantry there is no forming square' },
    facts: { target: {}, chargerArm: 'infantry' },
    outcome: { options: ['stand', 'stand-and-fire', 'flee'] },
  },
  {
    says: { it: 'Ha già fatto fuoco: niente fuoco difensivo', en: 'It has fired already: no defensive fire' },
    facts: { target: { firedThisTurn: true }, chargerArm: 'infantry' },
    outcome: { options: ['stand', 'flee'] },
  },
  {
    says: { it: 'Ha già caricato: non fa fuoco', en: 'It has charged already: it does not fire' },
    facts: { target: { chargedThisTurn: true }, chargerArm: 'infantry' },
    outcome: { options: ['stand', 'flee'] },
  },
  {
    says: {
      it: 'Una colonna di marcia non fa fuoco, ma può tentare il quadrato',
      en: 'A march column does not fire, but may try to form square',
    },
    facts: { target: { formation: 'march-column' }, chargerArm: 'cavalry' },
    outcome: { options: ['stand', 'form-square', 'flee'] },
  },
  {
    says: { it: 'Ha fallito il quadrato: non fa fuoco', en: 'It failed to form square: it does not fire' },
    facts: { target: {}, chargerArm: 'infantry', failedSquareThisTurn: true },
    outcome: { options: ['stand', 'flee'] },
  },
  {
    says: { it: 'Mossa con un ordine di divisione: non fa fuoco', en: 'Moved by a division order: it does not fire' },
    facts: { target: {}, chargerArm: 'infantry', movedByDivisionOrder: true },
    outcome: { options: ['stand', 'flee'] },
  },
  {
    says: { it: 'Si è ritirata per riordinarsi: non fa fuoco', en: 'It retired to recover: it does not fire' },
    facts: { target: {}, chargerArm: 'infantry', retiredToRecover: true },
    outcome: { options: ['stand', 'flee'] },
  },
  {
    says: { it: 'Un quadrato resta e fa fuoco', en: 'A square stays and fires' },
    facts: { target: { formation: 'square' }, chargerArm: 'cavalry' },
    outcome: { options: ['stand', 'stand-and-fire'] },
  },
  {
    says: { it: 'Lungo un perimetro non si forma quadrato', en: 'Along a perimeter there is no forming square' },
    facts: { target: { formation: 'perimeter' }, chargerArm: 'cavalry' },
    outcome: { options: ['stand', 'stand-and-fire', 'flee'] },
  },
  {
    says: { it: 'L’ordine aperto può tentare il quadrato', en: 'Open order may try to form square' },
    facts: { target: { infantryClass: 'light', openOrder: true }, chargerArm: 'cavalry' },
    outcome: { options: ['stand', 'stand-and-fire', 'form-square', 'flee'] },
  },
  {
    says: { it: 'Per il club l’ordine aperto non forma quadrato', en: 'At this club open order forms no square' },
    facts: { target: { infantryClass: 'light', openOrder: true }, chargerArm: 'cavalry' },
    rulings: { 'open-order-square': 'forbidden' },
    outcome: { options: ['stand', 'stand-and-fire', 'flee'] },
  },
  {
    says: {
      it: 'Per il club il fuoco difensivo è alla distanza della dichiarazione',
      en: 'At this club defensive fire is at the distance of the declaration',
    },
    facts: { target: {}, chargerArm: 'infantry' },
    rulings: { 'defensive-fire-range': 'measured' },
    outcome: { options: ['stand', 'stand-and-fire', 'flee'] },
  },
  {
    says: {
      it: 'Con il nemico addosso alle spalle non si reagisce',
      en: 'With the enemy close in the rear there is no reaction',
    },
    facts: { target: {}, chargerArm: 'cavalry', enemyInRearWithin1Um: true },
    outcome: { options: ['stand'] },
  },
  {
    says: {
      it: 'Chi era vicino al primo bersaglio subisce lo sfondamento senza reagire',
      en: 'A neighbour of the first target receives the breakthrough without reacting',
    },
    facts: { target: {}, chargerArm: 'cavalry', breakthroughCharge: true, neighbourOfFirstTarget: true },
    outcome: { options: ['stand'] },
  },
  {
    says: { it: 'Se il vicino è in quadrato reagisce', en: 'If that neighbour is in square it reacts' },
    facts: {
      target: { formation: 'square' },
      chargerArm: 'cavalry',
      breakthroughCharge: true,
      neighbourOfFirstTarget: true,
    },
    outcome: { options: ['stand', 'stand-and-fire'] },
  },
  {
    says: { it: 'Gli altri reagiscono come a ogni carica', en: 'Others react as to any charge' },
    facts: { target: {}, chargerArm: 'cavalry', breakthroughCharge: true },
    outcome: { options: ['stand', 'stand-and-fire', 'form-square', 'flee'] },
  },
  {
    says: {
      it: 'Per il club a uno sfondamento non reagisce nessuno',
      en: 'At this club nobody reacts to a breakthrough',
    },
    facts: { target: hussars, chargerArm: 'infantry', breakthroughCharge: true },
    rulings: { 'breakthrough-reactions': 'nobody-reacts' },
    outcome: { options: ['stand'] },
  },
  {
    says: { it: 'Gli ussari caricati attendono o controcaricano', en: 'Charged hussars stand or countercharge' },
    facts: { target: hussars, chargerArm: 'cavalry' },
    outcome: { options: ['stand', 'countercharge'] },
  },
  {
    says: { it: 'Con il fronte ingombro attendono', en: 'With their front blocked they stand' },
    facts: { target: hussars, chargerArm: 'cavalry', frontClear: false },
    outcome: { options: ['stand'] },
  },
  {
    says: { it: 'E così con il nemico fuori dai 45°', en: 'And so with the enemy outside 45°' },
    facts: { target: hussars, chargerArm: 'cavalry', enemyWithin45: false },
    outcome: { options: ['stand'] },
  },
  {
    says: {
      it: 'Una batteria a piedi isolata, caricata da fanteria, può anche fuggire',
      en: 'A lone foot battery charged by infantry may also flee',
    },
    facts: { target: footBattery, chargerArm: 'infantry' },
    outcome: { options: ['stand', 'stand-and-fire', 'limber-and-flee'] },
  },
  {
    says: { it: 'Dalla cavalleria non fugge', en: 'From cavalry it does not flee' },
    facts: { target: footBattery, chargerArm: 'cavalry' },
    outcome: { options: ['stand', 'stand-and-fire'] },
  },
  {
    says: { it: 'Una batteria a cavallo sì', en: 'A horse battery does' },
    facts: { target: horseBattery, chargerArm: 'cavalry' },
    outcome: { options: ['stand', 'stand-and-fire', 'limber-and-flee'] },
  },
  {
    says: { it: 'Al traino non fa fuoco', en: 'Limbered, it does not fire' },
    facts: { target: { ...horseBattery, formation: 'limbered' }, chargerArm: 'cavalry' },
    outcome: { options: ['stand', 'limber-and-flee'] },
  },
  {
    says: { it: 'Aggregata, combatte con il suo reggimento', en: 'Attached, it fights with its regiment' },
    facts: { target: horseBattery, chargerArm: 'infantry', attachedToRegiment: true },
    outcome: { options: ['stand', 'stand-and-fire'] },
  },
  {
    says: { it: 'Lo dice anche la batteria stessa', en: 'The battery itself says so too' },
    facts: { target: { ...horseBattery, attachedTo: 'r1' }, chargerArm: 'infantry' },
    outcome: { options: ['stand', 'stand-and-fire'] },
  },
];
