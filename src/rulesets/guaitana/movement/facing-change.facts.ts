import { capacityShare, ownFormation, ownKind } from '../facts.js';

export const facingChangeFacts = { formation: ownFormation, kind: ownKind };

export const facingChangeOutcome = {
  capacityShare: capacityShare('Parte della mossa che richiede', 'Share of the move that it takes'),
};
