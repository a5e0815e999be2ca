import { optional, yesNo } from '../../../core/index.js';
import { limberOperations, travel } from '../facts.js';

export const limberCostFacts = {
  fullMoveCm: travel('La mossa, con strada e passo doppio', 'The move, with road and double pace'),
  limberOperations,
  limbered: optional(
    yesNo({
      it: 'Agganciati prima; se manca, si dice solo il costo',
      en: 'Limbered before; if left out, only the cost is told',
    }),
  ),
};

export const limberCostOutcome = { leftCm: travel('Quanto resta', 'What is left') };
