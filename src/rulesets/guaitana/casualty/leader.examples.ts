import type { Example } from '../../../core/index.js';
import type { casualtyLeaderFacts, casualtyLeaderOutcome } from './leader.facts.js';

export const casualtyLeaderExamples: readonly Example<typeof casualtyLeaderFacts, typeof casualtyLeaderOutcome>[] = [
  {
    says: {
      it: 'Una compagnia ha perso 3 soldatini: con 2 il capitano è tra loro',
      en: 'A company has lost 3 figures: on a 2 its captain is one of them',
    },
    facts: { nation: 'italian', losses: 3 },
    dice: [2],
    outcome: { rolled: true, value: 2, commanderLost: true },
  },
  {
    says: { it: 'Con 3, quante sono le perdite, è salvo', en: 'On a 3, as many as the losses, he is safe' },
    facts: { nation: 'italian', losses: 3 },
    dice: [3],
    outcome: { rolled: true, value: 3, commanderLost: false },
  },
  {
    says: {
      it: 'Una sola perdita: un capitano italiano non rischia',
      en: 'One loss: an Italian captain is at no risk',
    },
    facts: { nation: 'italian', losses: 1 },
    dice: [1],
    outcome: { rolled: true, value: 1, commanderLost: false },
  },
  {
    says: {
      it: 'I guerrieri perdono 4 uomini: 3 e 2 meno due fa 3, il capo cade',
      en: 'The warriors lose 4 men: 3 and 2 less two is 3, their leader falls',
    },
    facts: { nation: 'native', losses: 4 },
    dice: [3, 2],
    outcome: { rolled: true, value: 3, commanderLost: true },
  },
  {
    says: { it: 'Con 4 e 2, cioè 4, è salvo', en: 'On 4 and 2, that is 4, he is safe' },
    facts: { nation: 'native', losses: 4 },
    dice: [4, 2],
    outcome: { rolled: true, value: 4, commanderLost: false },
  },
  {
    says: { it: 'Basta una perdita, con due 1', en: 'One loss is enough, on two 1s' },
    facts: { nation: 'native', losses: 1 },
    dice: [1, 1],
    outcome: { rolled: true, value: 0, commanderLost: true },
  },
  {
    says: { it: 'Nessuna perdita, nessun dado', en: 'No losses, no die' },
    facts: { nation: 'italian', losses: 0 },
    outcome: { rolled: false, value: null, commanderLost: false },
  },
  {
    says: { it: 'Il comandante era già caduto', en: 'The commander had fallen before' },
    facts: { nation: 'native', losses: 5, commanderAlive: false },
    outcome: { rolled: false, value: null, commanderLost: false },
  },
  {
    says: {
      it: 'Gli ultimi quattro cadono tutti: il comandante con loro',
      en: 'The last four all fall: their commander with them',
    },
    facts: { nation: 'italian', losses: 4, figuresBefore: 4 },
    outcome: { rolled: false, value: null, commanderLost: true },
  },
  {
    says: { it: 'Ne resta uno: si tira', en: 'One is left: the die is rolled' },
    facts: { nation: 'italian', losses: 4, figuresBefore: 5 },
    dice: [5],
    outcome: { rolled: true, value: 5, commanderLost: false },
  },
  {
    says: {
      it: 'Per il club si tira anche se l’unità è spazzata via',
      en: 'At this club the roll is made even if the unit is wiped out',
    },
    facts: { nation: 'italian', losses: 4, figuresBefore: 4 },
    rulings: { 'last-figure': 'roll-normally' },
    dice: [6],
    outcome: { rolled: true, value: 6, commanderLost: false },
  },
  {
    says: {
      it: 'Due tiri hanno fatto 1 e 2 perdite: si tira una volta, su 3',
      en: 'Two shots caused 1 and 2 losses: one roll, on 3',
    },
    facts: { nation: 'italian', lossesPerAttack: [1, 0, 2] },
    dice: [2],
    outcome: { rolled: true, value: 2, commanderLost: true },
  },
  {
    says: {
      it: 'Per il club si tira a ogni tiro: il terzo, da 2 perdite, è fatale',
      en: 'At this club every shot has its roll: the third, of 2 losses, is fatal',
    },
    facts: { nation: 'italian', lossesPerAttack: [1, 0, 2, 3] },
    rulings: { 'leader-roll-scope': 'per-attack' },
    dice: [4, 1],
    outcome: { rolled: true, value: 1, commanderLost: true },
  },
  {
    says: {
      it: 'Per lo stesso club un capo nativo scampa a due tiri',
      en: 'At the same club a native leader comes through two shots',
    },
    facts: { nation: 'native', losses: 3, lossesPerAttack: [2, 1] },
    rulings: { 'leader-roll-scope': 'per-attack' },
    dice: [2, 3, 5, 6],
    outcome: { rolled: true, value: 9, commanderLost: false },
  },
];
