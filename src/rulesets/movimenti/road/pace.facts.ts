import { optional, type Declared } from '../../../core/index.js';
import { factor, formationName, onRoad, ownArm, ownState } from '../facts.js';

export const roadPaceFacts = {
  arm: ownArm,
  state: optional(ownState),
  formation: optional(
    formationName('Formazione (march-column: colonna di marcia)', 'Formation (march-column: march column)'),
  ),
  onRoad,
};
export type RoadPace = Declared<typeof roadPaceFacts>;

export const roadPaceOutcome = { factor };
