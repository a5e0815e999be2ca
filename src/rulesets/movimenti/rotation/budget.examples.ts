import type { Example } from '../../../core/index.js';
import type { rotationBudgetFacts, rotationBudgetOutcome } from './budget.facts.js';

/** The French attack column of the book, which leaves its formation for a third. */
const column = { allowanceCm: 24, changeFraction: '1/3' } as const;

export const rotationBudgetExamples: readonly Example<typeof rotationBudgetFacts, typeof rotationBudgetOutcome>[] = [
  {
    says: {
      it: 'Una colonna d’attacco francese ruota e si mette in linea alla fine',
      en: 'A French attack column turns and forms line at the end',
    },
    facts: { ...column, rotates: true, changeWhen: 'end' },
    outcome: { legal: true, reason: null, travelCm: 8 },
    fromTheBook: 'L34',
  },
  {
    says: {
      it: 'La stessa colonna si mette in linea all’inizio: conviene meno',
      en: 'The same column forms line at the start: a worse bargain',
    },
    facts: { ...column, rotates: true, changeWhen: 'start', newAllowanceCm: 12 },
    outcome: { legal: true, reason: null, travelCm: 6 },
    fromTheBook: 'L34',
  },
  {
    says: {
      it: 'Per il club si perde metà del movimento in linea: nell’esempio è lo stesso',
      en: 'At this club half of the line’s allowance is lost: in the example it is the same',
    },
    facts: { ...column, rotates: true, changeWhen: 'start', newAllowanceCm: 12 },
    rulings: { 'halving-after-start-change': 'half-of-new-formation-allowance' },
    outcome: { travelCm: 6 },
  },
  {
    says: {
      it: 'Chi perde due terzi ha 8 cm, e ruotando 4',
      en: 'One that loses two thirds has 8 cm, and 4 when turning',
    },
    facts: { allowanceCm: 24, rotates: true, changeWhen: 'start', changeFraction: '2/3', newAllowanceCm: 12 },
    outcome: { travelCm: 4 },
  },
  {
    says: {
      it: 'A quel club gliene restano solo 2',
      en: 'At that club only 2 are left to it',
    },
    facts: { allowanceCm: 24, rotates: true, changeWhen: 'start', changeFraction: '2/3', newAllowanceCm: 12 },
    rulings: { 'halving-after-start-change': 'half-of-new-formation-allowance' },
    outcome: { travelCm: 2 },
  },
  {
    says: {
      it: 'E se la formazione nuova perde più di quel che resta, non muove',
      en: 'And if the new formation loses more than is left, it does not move',
    },
    facts: { allowanceCm: 12, rotates: true, changeWhen: 'start', changeFraction: '2/3', newAllowanceCm: 24 },
    rulings: { 'halving-after-start-change': 'half-of-new-formation-allowance' },
    outcome: { travelCm: 0 },
  },
  {
    says: { it: 'Una linea ruota soltanto', en: 'A line just turns' },
    facts: { allowanceCm: 12, rotates: true },
    outcome: { legal: true, travelCm: 6 },
  },
  {
    says: {
      it: 'Una colonna cambia formazione senza ruotare',
      en: 'A column changes formation without turning',
    },
    facts: { ...column, changeWhen: 'end' },
    outcome: { travelCm: 16 },
  },
  {
    says: {
      it: 'Per il club l’ordine di cambio e rotazione lo sceglie chi muove',
      en: 'At this club the mover chooses the order of change and turn',
    },
    facts: { ...column, rotates: true, changeWhen: 'end' },
    rulings: { 'order-of-change-and-turn': 'player-chooses' },
    outcome: { travelCm: 8 },
  },
  {
    says: {
      it: 'Per il club ogni cambio costa un terzo, anche alla massa',
      en: 'At this club every change costs a third, for a mass too',
    },
    facts: { allowanceCm: 18, changeWhen: 'end', changeFraction: '2/3' },
    rulings: { 'change-fraction-table': 'always-one-third' },
    outcome: { travelCm: 12 },
  },
  {
    says: { it: 'Stanca, ruotando: si dimezza una volta', en: 'Tired and turning: halved once' },
    facts: { allowanceCm: 24, rotates: true, tired: true },
    outcome: { travelCm: 12 },
  },
  {
    says: { it: 'Per il club ogni causa dimezza', en: 'At this club each cause halves' },
    facts: { allowanceCm: 24, rotates: true, tired: true },
    rulings: { 'halvings-outside-difficult-ground': 'each-cause' },
    outcome: { travelCm: 6 },
  },
  {
    says: {
      it: 'In terreno difficile però le cause non si sommano nemmeno lì',
      en: 'In difficult ground, though, causes do not add up even there',
    },
    facts: { allowanceCm: 24, rotates: true, tired: true, inDifficultGround: true },
    rulings: { 'halvings-outside-difficult-ground': 'each-cause' },
    outcome: { travelCm: 12 },
  },
  {
    says: { it: 'Stanca, in terreno difficile', en: 'Tired, in difficult ground' },
    facts: { allowanceCm: 20, tired: true, inDifficultGround: true },
    outcome: { travelCm: 10 },
  },
  {
    says: { it: 'Solo il terreno difficile', en: 'Difficult ground alone' },
    facts: { allowanceCm: 20, inDifficultGround: true },
    outcome: { travelCm: 10 },
  },
  {
    says: { it: 'Inclina e ruota: una metà', en: 'It inclines and turns: one half' },
    facts: { allowanceCm: 24, inclines: true, rotates: true },
    outcome: { travelCm: 12 },
  },
  {
    says: { it: 'Si sposta di lato', en: 'It shifts sideways' },
    facts: { allowanceCm: 12, lateral: true },
    outcome: { legal: true, travelCm: 6 },
  },
  {
    says: {
      it: 'Spostandosi di lato non si mette in linea',
      en: 'It does not form line while shifting sideways',
    },
    facts: { ...column, lateral: true, changeWhen: 'end' },
    outcome: { legal: false, reason: 'no-formation-change-with-oblique-move', travelCm: 0 },
    notAllowed: true,
  },
  {
    says: { it: 'Né inclinando, all’inizio', en: 'Nor while inclining, at the start' },
    facts: { ...column, inclines: true, changeWhen: 'start', newAllowanceCm: 12 },
    outcome: { legal: false, reason: 'no-formation-change-with-oblique-move', travelCm: 0 },
    notAllowed: true,
  },
  {
    says: { it: 'Chi non ha movimento non ne perde', en: 'One without movement loses none' },
    facts: { allowanceCm: 0, changeWhen: 'end', changeFraction: '2/3' },
    outcome: { legal: true, travelCm: 0 },
  },
];
