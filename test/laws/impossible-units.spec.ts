import { proceduresOf, readRequest, type Book } from '../../src/core/index.js';
import { ordreMixte } from '../../src/rulesets/ordre-mixte/index.js';

/** The faults of a request, each with its path and code. */
const faultsOf = (book: Book, id: string, input: object): readonly string[] => {
  const procedure = proceduresOf(book).find(one => one.id === `${book.id}.${id}`);
  if (procedure === undefined) throw new Error(`there is no ${id}`);
  const read = readRequest(book, procedure, { input });
  return read.ok ? [] : read.faults.map(({ path, code }) => `${path} ${code}`);
};

describe('Only guns are limbered or unlimbered in Ordre Mixte', () => {
  const shot = { firingBases: 4, rangeBand: 'short', targetPm: 5 };
  const { targetPm: _, ...percentage } = shot;
  const fight = { meleeBases: 4, arm: 'infantry' };
  const against = (enemyArm: string) => ({ ...fight, enemyArm, enemyFormation: 'unlimbered' });
  const tested = { cause: 'fire', formation: 'limbered', pm: 3 };
  const column = { meleeBases: 2, arm: 'infantry', enemyArm: 'infantry', enemyFormation: 'line' };

  // prettier-ignore
  it.each([
    ['fire.infantry-percentage', { ...percentage, targetFormation: 'unlimbered' }, 'targetArm', 'targetFormation'],
    ['fire.artillery-percentage', { ...percentage, artilleryWeight: 'medium', targetFormation: 'limbered' }, 'targetArm', 'targetFormation'],
    ['fire.resolve', { ...shot, arm: 'infantry', targetFormation: 'unlimbered' }, 'targetArm', 'targetFormation'],
    ['movement.compulsory', { status: 'retreating', formation: 'limbered' }, 'arm', 'formation'],
    ['melee.percentage', { ...fight, enemyFormation: 'unlimbered' }, 'enemyArm', 'enemyFormation'],
    ['melee.contributing-bases', { formation: 'limbered', basesInContact: 2 }, 'arm', 'formation'],
    ['morale.test', tested, 'arm', 'formation'],
    ['morale.apply-result', { ...tested, band: 'rout' }, 'arm', 'formation'],
  ])('%s', (id, input, arm, formation) => {
    const wrong = [`input.${formation} fact/impossible`];
    expect(faultsOf(ordreMixte, id, { ...input, [arm]: 'infantry' })).toEqual(wrong);
    expect(faultsOf(ordreMixte, id, { ...input, [arm]: 'light-cavalry' })).toEqual(wrong);
    expect(faultsOf(ordreMixte, id, { ...input, [arm]: 'foot-artillery' })).toEqual([]);
    expect(faultsOf(ordreMixte, id, { ...input, [arm]: 'infantry', [formation]: 'line' })).toEqual([]);
  });

  it('on either side of a melee', () => {
    const melee = { pmA: 5, pmB: 5, b: column };
    expect(faultsOf(ordreMixte, 'melee.resolve', { ...melee, a: against('heavy-cavalry') })).toEqual([
      'input.a.enemyFormation fact/impossible',
    ]);
    expect(faultsOf(ordreMixte, 'melee.resolve', { ...melee, a: against('horse-artillery') })).toEqual([]);
  });

  it('a target without an arm is infantry', () => {
    expect(faultsOf(ordreMixte, 'fire.resolve', { ...shot, arm: 'infantry', targetFormation: 'unlimbered' })).toEqual([
      'input.targetFormation fact/impossible',
    ]);
  });
});
