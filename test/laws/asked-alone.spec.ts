import { facesInOrder, proceduresOf, readRequest, ruleOn } from '../../src/core/index.js';
import { murat } from '../../src/rulesets/murat/index.js';

/** What a page of Murat answers when it is asked alone, with no battle to fill in what a unit bears. */
const asked = (id: string, input: object, dice?: readonly number[]): unknown => {
  const procedure = proceduresOf(murat).find(one => one.id === `murat.${id}`);
  if (procedure === undefined) throw new Error(`there is no ${id}`);
  const read = readRequest(murat, procedure, { input, ...(dice && { dice }) });
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const answer = ruleOn(murat, procedure, read.value, {
    language: 'en',
    explain: false,
    roll: () => facesInOrder([]),
  });
  if (!answer.ok) throw new Error(JSON.stringify(answer.faults));
  return answer.value.outcome;
};

describe('A page of Murat that is asked alone goes by its own facts, not by the marks of the unit', () => {
  const dragoons = { arm: 'cavalry', cavalryType: 'dragoon', fouInitial: 6 };

  it('accepts a charge on opportunity by whatever unit the opportunity test accepts', () => {
    const test = asked('cavalry.opportunity-test', { unit: dragoons, enemyDistanceUm: 5 }, [2]);
    expect(test).toMatchObject({ legal: true, passed: false });
    const target = { arm: 'artillery', fouInitial: 3 };
    const charge = { charger: dragoons, target, origin: 'opportunity', separationUm: 5 };
    expect(asked('charge.sequence', charge, [2])).toMatchObject({ legal: true, stage: 'order-failed' });
    expect(asked('charge.sequence', { ...charge, opportunityOrder: false })).toMatchObject({
      legal: false,
      reasons: ['no-opportunity-order'],
    });
  });

  it('lets a winner stand unless it is said that it charged', () => {
    const won = { winner: { ...dragoons, chargedThisTurn: true }, loserArm: 'infantry' };
    expect(asked('melee.winner-options', won)).toEqual({ options: ['stand'], mandatory: 'stand' });
    expect(asked('melee.winner-options', { ...won, winnerCharged: true })).toMatchObject({ mandatory: 'breakthrough' });
  });

  it('lets a division general order a unit that has failed the order it received', () => {
    const order = { unit: { fouInitial: 8 }, ordersAlreadyReceived: 1, unitAlreadyFailed: true };
    expect(asked('order.division-general', order, [1, 1])).toMatchObject({ legal: true, passed: true });
    expect(asked('order.division-general', { ...order, unitActivated: true })).toMatchObject({
      legal: false,
      reasons: ['unit-already-used'],
    });
  });
});
