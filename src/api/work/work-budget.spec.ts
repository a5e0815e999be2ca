import { WorkBudget } from './work-budget.js';

const budgetWithClock = (factor = 1) => {
  const clock = { ms: 0 };
  return { clock, budget: new WorkBudget(factor, () => clock.ms) };
};

describe('The work of an address', () => {
  it('is refused once its budget is spent, and taken again after the wait that is told', () => {
    const { budget, clock } = budgetWithClock();
    expect(budget.allows('a')).toBe(true);
    budget.spend('a', 5_100);
    expect(budget.allows('a')).toBe(false);
    const wait = budget.wait('a');
    clock.ms += wait * 1000 - 1000;
    expect(budget.allows('a')).toBe(false);
    clock.ms += 1000;
    expect(budget.allows('a')).toBe(true);
  });

  it('does not count for another address', () => {
    const { budget } = budgetWithClock();
    budget.spend('a', 1_000_000);
    expect([budget.allows('a'), budget.allows('b')]).toEqual([false, true]);
  });

  it('never saves up more than a whole budget', () => {
    const { budget, clock } = budgetWithClock();
    budget.spend('a', 1);
    clock.ms += 3_600_000;
    budget.spend('a', 5_001);
    expect(budget.allows('a')).toBe(false);
  });

  it('is told in headers, as limits are', () => {
    const { budget } = budgetWithClock();
    budget.spend('a', 1_000);
    expect(budget.headers('a')).toEqual({
      'ratelimit-policy': '"work-ms";q=5000;w=20',
      ratelimit: '"work-ms";r=4000;t=4',
    });
  });

  it('has no end where limits are off, and is wider by their factor', () => {
    const { budget: unlimited } = budgetWithClock(Infinity);
    unlimited.spend('a', 1e9);
    expect([unlimited.allows('a'), unlimited.headers('a')]).toEqual([true, {}]);
    const { budget: wide } = budgetWithClock(10);
    wide.spend('a', 49_000);
    expect(wide.allows('a')).toBe(true);
  });

  it('is remembered for the latest ten thousand addresses only', () => {
    const { budget } = budgetWithClock();
    budget.spend('first', 1_000_000);
    for (let i = 0; i < 10_000; i++) budget.spend(`address ${i}`, 1);
    expect(budget.allows('first')).toBe(true);
  });
});
