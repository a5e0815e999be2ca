import type { Example } from '../../../core/index.js';
import type { difficultMoveFacts, difficultMoveOutcome } from './move.facts.js';

/** Six centimetres in the open, then four in the wood. */
const intoTheWood = [{ cm: 6 }, { cm: 4, difficult: true }];
/** Four centimetres in the wood, then six in the open. */
const outOfTheWood = [{ cm: 4, difficult: true }, { cm: 6 }];
const inTheWood = [{ cm: 6, difficult: true }];

export const difficultMoveExamples: readonly Example<typeof difficultMoveFacts, typeof difficultMoveOutcome>[] = [
  {
    says: {
      it: 'Una colonna con 24 cm ne fa 6 in aperto e 4 nel bosco',
      en: 'A column with 24 cm goes 6 in the open and 4 in the wood',
    },
    facts: { allowanceCm: 24, segments: intoTheWood },
    outcome: {
      legal: true,
      reason: null,
      spentCm: 14,
      leftCm: 10,
      stateAfter: 'not-in-formation',
      stillInside: true,
    },
  },
  {
    says: {
      it: 'Stanca e in terreno difficile: si dimezza una volta sola',
      en: 'Tired and in difficult ground: halved once only',
    },
    facts: { allowanceCm: 12, segments: inTheWood, otherHalving: true },
    outcome: { legal: true, spentCm: 12, leftCm: 0, stateAfter: 'not-in-formation' },
    fromTheBook: 'L46',
  },
  {
    says: {
      it: 'Stanca, paga il doppio anche in aperto',
      en: 'Tired, it pays double in the open too',
    },
    facts: { allowanceCm: 24, segments: intoTheWood, otherHalving: true },
    outcome: { legal: true, spentCm: 20, leftCm: 4 },
  },
  {
    says: {
      it: 'Per il club chi entra dimezza tutta la mossa',
      en: 'At this club entering halves the whole move',
    },
    facts: { allowanceCm: 24, segments: intoTheWood },
    rulings: { 'difficult-ground-extent': 'whole-move' },
    outcome: { legal: true, spentCm: 20, leftCm: 4 },
  },
  {
    says: { it: 'Mezzo centimetro di bosco di troppo', en: 'Half a centimetre of wood too much' },
    facts: { allowanceCm: 12, segments: [{ cm: 6.5, difficult: true }] },
    outcome: {
      legal: false,
      reason: 'beyond-allowance',
      spentCm: 13,
      leftCm: 0,
      stateAfter: 'not-in-formation',
      stillInside: true,
    },
    notAllowed: true,
  },
  {
    says: { it: 'Tutto in aperto non cambia niente', en: 'All in the open nothing changes' },
    facts: { allowanceCm: 12, segments: [{ cm: 12 }] },
    outcome: { legal: true, spentCm: 12, leftCm: 0, stateAfter: 'in-formation', stillInside: false },
  },
  {
    says: {
      it: 'Uscita dal bosco la linea deve riformarsi prima di avanzare',
      en: 'Out of the wood a line must re-form before it advances',
    },
    facts: { allowanceCm: 24, segments: outOfTheWood },
    outcome: {
      legal: false,
      reason: 'cannot-advance',
      spentCm: 14,
      leftCm: 10,
      stateAfter: 'not-in-formation',
      stillInside: false,
    },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club finisce la mossa al passo normale',
      en: 'At this club it finishes the move at the normal rate',
    },
    facts: { allowanceCm: 24, segments: outOfTheWood },
    rulings: { 'advance-after-leaving': 'may-finish-the-move' },
    outcome: { legal: true, spentCm: 14, leftCm: 10, stateAfter: 'not-in-formation', stillInside: false },
  },
  {
    says: {
      it: 'Nemmeno lì però avanza in aperto chi era già non in formazione',
      en: 'Even there one already out of formation does not advance in the open',
    },
    facts: { allowanceCm: 24, state: 'not-in-formation', segments: intoTheWood },
    rulings: { 'advance-after-leaving': 'may-finish-the-move' },
    outcome: { legal: false, reason: 'cannot-advance', spentCm: 14 },
    notAllowed: true,
  },
  {
    says: { it: 'Indietro si esce dal bosco liberamente', en: 'Going back one leaves the wood freely' },
    facts: { allowanceCm: 24, segments: outOfTheWood, direction: 'backward' },
    outcome: { legal: true, spentCm: 14, leftCm: 10, stateAfter: 'not-in-formation' },
  },
  {
    says: { it: 'In disordine nel bosco si resta in disordine', en: 'In the wood a disordered unit stays disordered' },
    facts: { allowanceCm: 12, state: 'disorder', segments: inTheWood },
    outcome: { legal: true, spentCm: 12, stateAfter: 'disorder', stillInside: true },
  },
  {
    says: {
      it: 'Cacciatori in schermaglia rallentano e restano in schermaglia',
      en: 'Skirmishing chasseurs are slowed and stay in skirmish',
    },
    facts: { allowanceCm: 20, unitClass: 'skirmish-capable', state: 'skirmish', segments: outOfTheWood },
    outcome: { legal: true, spentCm: 14, leftCm: 6, stateAfter: 'skirmish' },
  },
  {
    says: {
      it: 'Per il club anche loro diventano «non in formazione», e si riformano gratis',
      en: 'At this club they become not in formation too, and re-form free',
    },
    facts: { allowanceCm: 20, unitClass: 'skirmish-capable', state: 'skirmish', segments: outOfTheWood },
    rulings: { 'skirmish-state-in-difficult-ground': 'becomes-not-in-formation', 're-forming': 'free-next-move' },
    outcome: { legal: true, spentCm: 14, stateAfter: 'not-in-formation' },
  },
  {
    says: {
      it: 'Per il club chi sa stare in schermaglia non rallenta',
      en: 'At this club units that can skirmish are not slowed',
    },
    facts: { allowanceCm: 20, unitClass: 'skirmish-capable', state: 'skirmish', segments: outOfTheWood },
    rulings: { 'difficult-ground-classes': 'formation-only' },
    outcome: { legal: true, spentCm: 10, leftCm: 10, stateAfter: 'skirmish' },
  },
  {
    says: {
      it: 'Sulla strada nel bosco non si dimezza e si resta in formazione',
      en: 'On the road through the wood there is no halving, and formation is kept',
    },
    facts: { allowanceCm: 24, segments: intoTheWood, onRoad: true },
    outcome: { legal: true, reason: null, spentCm: 10, leftCm: 14, stateAfter: 'in-formation', stillInside: true },
  },
  {
    says: {
      it: 'E oltre il bosco la strada continua',
      en: 'And the road goes on beyond the wood',
    },
    facts: { allowanceCm: 24, segments: outOfTheWood, onRoad: true },
    outcome: { legal: true, reason: null, spentCm: 10, leftCm: 14, stateAfter: 'in-formation', stillInside: false },
  },
  {
    says: {
      it: 'Chi ha perso la formazione non avanza nemmeno lungo la strada',
      en: 'A unit that has lost its formation does not advance along the road either',
    },
    facts: { allowanceCm: 24, state: 'not-in-formation', segments: inTheWood, onRoad: true },
    outcome: { legal: false, reason: 'cannot-advance', spentCm: 6, stateAfter: 'not-in-formation', stillInside: true },
    notAllowed: true,
  },
  {
    says: { it: 'Indietro sì', en: 'Back it may go' },
    facts: { allowanceCm: 24, state: 'disorder', segments: inTheWood, onRoad: true, direction: 'backward' },
    outcome: { legal: true, spentCm: 6, stateAfter: 'disorder', stillInside: true },
  },
  {
    says: {
      it: 'Stanca si dimezza anche sulla strada',
      en: 'A tired unit is halved on the road too',
    },
    facts: { allowanceCm: 24, segments: outOfTheWood, onRoad: true, otherHalving: true },
    outcome: { legal: true, spentCm: 20, leftCm: 4, stateAfter: 'in-formation' },
  },
  {
    says: {
      it: 'Per il club sulla strada non si dimezza, ma la formazione si perde',
      en: 'At this club there is no halving on the road, but formation is lost',
    },
    facts: { allowanceCm: 24, segments: intoTheWood, onRoad: true },
    rulings: { 'road-and-difficult-ground': 'halving-only' },
    outcome: { legal: true, spentCm: 10, leftCm: 14, stateAfter: 'not-in-formation', stillInside: true },
  },
  {
    says: {
      it: 'E allora oltre il bosco ci si deve riformare',
      en: 'And then it must re-form beyond the wood',
    },
    facts: { allowanceCm: 24, segments: outOfTheWood, onRoad: true },
    rulings: { 'road-and-difficult-ground': 'halving-only' },
    outcome: { legal: false, reason: 'cannot-advance', spentCm: 10, stateAfter: 'not-in-formation' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club anche sulla strada si dimezza e si perde la formazione',
      en: 'At this club it is halved on the road too, and loses its formation',
    },
    facts: { allowanceCm: 24, segments: intoTheWood, onRoad: true },
    rulings: { 'road-and-difficult-ground': 'still-halved' },
    outcome: { legal: true, spentCm: 14, leftCm: 10, stateAfter: 'not-in-formation' },
  },
];
