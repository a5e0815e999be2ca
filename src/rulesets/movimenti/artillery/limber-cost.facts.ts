import { limberOperations, travel } from '../facts.js';

export const limberCostFacts = {
  fullMoveCm: travel('La mossa, con strada e passo doppio', 'The move, with road and double pace'),
  limberOperations,
};

export const limberCostOutcome = { leftCm: travel('Quanto resta', 'What is left') };
