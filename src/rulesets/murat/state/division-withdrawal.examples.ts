import type { Example } from '../../../core/index.js';
import type { divisionWithdrawalFacts, divisionWithdrawalOutcome } from './division-withdrawal.facts.js';

export const divisionWithdrawalExamples: readonly Example<
  typeof divisionWithdrawalFacts,
  typeof divisionWithdrawalOutcome
>[] = [
  {
    says: { it: 'Tutta la divisione lascia il campo', en: 'The whole division leaves the field' },
    facts: {
      units: [
        { id: '39' },
        { id: '6', infantryClass: 'light', openOrder: true },
        { id: 'hussars', arm: 'cavalry' },
        { id: 'foot-guns', arm: 'artillery', formation: 'deployed' },
        { id: 'horse-guns', arm: 'artillery', artilleryType: 'horse', formation: 'limbered' },
      ],
    },
    outcome: {
      mandatoryMoves: [
        { id: '39', mandatoryMoveUm: 4 },
        { id: '6', mandatoryMoveUm: 5 },
        { id: 'hussars', mandatoryMoveUm: 6 },
        { id: 'foot-guns', mandatoryMoveUm: 4 },
        { id: 'horse-guns', mandatoryMoveUm: 6 },
      ],
      dissolvesIfBeaten: true,
      mayBeInterpenetrated: true,
      divisionLost: true,
    },
  },
  {
    says: { it: 'In quadrato l’ordine aperto è sospeso', en: 'In square open order is suspended' },
    facts: { units: [{ id: '6', infantryClass: 'light', openOrder: true, formation: 'square' }] },
    outcome: { mandatoryMoves: [{ id: '6', mandatoryMoveUm: 4 }] },
  },
  {
    says: { it: 'Chi si è dissolto non muove più', en: 'A dissolved unit moves no more' },
    facts: { units: [{ id: '39', dissolved: true }, { id: '69' }] },
    outcome: { mandatoryMoves: [{ id: '69', mandatoryMoveUm: 4 }], divisionLost: true },
  },
  {
    says: {
      it: 'Il generale di divisione si ritira con i suoi; quello di brigata è caduto',
      en: 'The division general retires with his men; the brigade general has fallen',
    },
    facts: {
      units: [
        { id: 'loison', arm: 'general', level: 'division' },
        { id: 'villate', arm: 'general', level: 'brigade', alive: false },
      ],
    },
    outcome: { mandatoryMoves: [{ id: 'loison', mandatoryMoveUm: 12 }] },
  },
];
