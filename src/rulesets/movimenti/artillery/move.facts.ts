import { flag, optional, usually, type Declared } from '../../../core/index.js';
import { allowanceCm, inDifficultGround, limberOperations, onRoad, travel } from '../facts.js';

export const gunsMoveFacts = {
  allowanceCm: optional(allowanceCm),
  manhandled: flag('Sganciati, spinti o trainati dai serventi', 'Unlimbered, pushed or dragged by the crew'),
  inDifficultGround,
  onRoad,
  doublePace: flag('Al passo doppio', 'At the double'),
  limberOperations: usually(0, limberOperations),
};
export type GunsMove = Declared<typeof gunsMoveFacts>;

export const gunsMoveOutcome = {
  travelCm: travel('Quanto possono percorrere, in ogni direzione', 'How far they may travel, in any direction'),
};
