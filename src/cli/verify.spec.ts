import { openBattle } from '../campaign/domain/open-battle.js';
import type { Battle } from '../campaign/domain/battle.js';
import { bareTable, link } from '../campaign/domain/table-of.js';
import { murat } from '../rulesets/murat/index.js';
import { verifyCommand } from './verify.js';

const battle: Battle = {
  id: 'b1',
  club: 'c1',
  name: 'Elchingen',
  ruleset: 'murat',
  edition: murat.edition,
  scenario: 'elchingen',
  rulings: {},
  house: {},
  openedBy: 'm1',
  createdAt: '',
  closedAt: null,
};

const sides = ['french', 'austrian'].map(id => ({ id, name: id, players: [], units: [], hidden: [] }));
const opened = openBattle(murat, { ...battle, sides, units: {}, commitment: 'a'.repeat(64), language: 'it' });
if (opened.kind === 'faults') throw new Error(JSON.stringify(opened.faults));
const { events, heads } = link(bareTable(murat, battle), opened.drafts, { member: 'm1', as: 'referee' }, 'now');
const { ruleset, edition } = battle;
const logs = { public: events };
const log = { format: 'arbitro.battle.1', battle: 'b1', ruleset, edition, viewer: 'public', logs, heads };
const head = `public:1:${heads['public']?.hash}`;

const files: { readonly [name: string]: string } = {
  'log.json': JSON.stringify(log),
  '-': JSON.stringify({ ...log, logs: { public: events.map(event => ({ ...event, at: 'then\u001b[2J' })) } }),
  'strange.json': JSON.stringify({ ...log, viewer: '\u001b[2J' }),
  'no.json': '{',
};

const run = async (...words: readonly string[]) => {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await verifyCommand.run(words, {
    write: line => said.push(line),
    complain: line => complained.push(line),
    read: file =>
      files[file] === undefined ? Promise.reject(new Error('no such file')) : Promise.resolve(files[file]),
  });
  return { code, said: said.join('\n'), complained: complained.join('\n') };
};

describe('arbitro verify', () => {
  it('says that a battle is in order, check by check, in the language asked for', async () => {
    const english = await run('log.json', '--head', head);
    expect(english).toMatchObject({ code: 0, complained: '' });
    expect(english.said).toMatch(/^ok {3}chain .*\(1\)/m);
    expect(english.said).toMatch(/^ok {3}kept-head/m);
    expect(english.said).toMatch(/The battle is in order\.$/);
    expect((await run('log.json', '--lang', 'it')).said).toMatch(/La battaglia è in regola\.$/);
  });

  it('names the first broken place, read from the standard input', async () => {
    const broken = await run('-');
    expect(broken.code).toBe(1);
    expect(broken.said).toMatch(/^FAIL chain .*\[public, event 1\]$/m);
    expect(broken.said).toMatch(/The battle is NOT in order\.$/);
  });

  it('gives the whole report as JSON', async () => {
    expect(JSON.parse((await run('log.json', '--json')).said)).toMatchObject({ ok: true, serverDice: 0 });
    expect(JSON.parse((await run('no.json', '--json')).said)).toMatchObject({ ok: false, checks: [{ name: 'form' }] });
  });

  it('misses a head that was kept', async () => {
    expect((await run('log.json', '--head', `public:2:${'b'.repeat(64)}`)).code).toBe(1);
    expect((await run('log.json', '--head', head, '--head', `public:1:${'b'.repeat(64)}`)).code).toBe(1);
  });

  it('lets no file command the terminal', async () => {
    // What a terminal would obey begins with an escape.
    expect((await run('strange.json')).said).not.toContain('\u001b');
  });

  it.each([
    [[]],
    [['a.json', 'b.json']],
    [['log.json', '--lang', 'fr']],
    [['log.json', '--head', 'public:x']],
    [['log.json', '--what']],
  ])('explains itself when it is called with %j', async words => {
    const { code, said, complained } = await run(...words);
    expect({ code, said }).toEqual({ code: 2, said: '' });
    expect(complained).toContain('Usage: arbitro verify');
  });

  it('says which file it cannot read', async () => {
    expect(await run('nowhere.json')).toEqual({ code: 2, said: '', complained: 'nowhere.json: no such file' });
  });
});
