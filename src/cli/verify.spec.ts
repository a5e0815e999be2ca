import { openBattle } from '../campaign/domain/open-battle.js';
import type { Battle } from '../campaign/domain/battle.js';
import { bareTable, link } from '../campaign/domain/table-of.js';
import { HeadSigner, headText, signedHeads } from '../campaign/domain/signed-head.js';
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

const signer = new HeadSigner(['1'.repeat(64)]);
const signedHeadsOf = signer.signed(battle, heads);
const signed = { ...log, format: 'arbitro.battle.2', club: 'c1', heads: signedHeadsOf, keys: signer.publicKeys };
const [line = ''] = signedHeads(battle, signedHeadsOf, ['public']).map(headText);
const [key = ''] = signer.publicKeys.map(({ publicKey }) => publicKey);

const files: { readonly [name: string]: string } = {
  'log.json': JSON.stringify(log),
  '-': JSON.stringify({ ...log, logs: { public: events.map(event => ({ ...event, at: 'then\u001b[2J' })) } }),
  'strange.json': JSON.stringify({ ...log, viewer: '\u001b[2J' }),
  'no.json': '{',
  'signed.json': JSON.stringify(signed),
  'heads.txt': `HTTP/1.1 201 Created\r\nArbitro-Head: ${line}, ${line}\r\n\r\n{}`,
  'keys.json': JSON.stringify({ keys: [{ keyId: 'x', algorithm: 'Ed25519', publicKey: key }] }),
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

  it('tells battle, club, events and head', async () => {
    const { said } = await run('signed.json');
    expect(said).toMatch(/^battle +b1$/m);
    expect(said).toMatch(/^club +c1$/m);
    expect(said).toMatch(/^events +1 \(public 1\)$/m);
    expect(said).toContain(line);
    expect((await run('log.json')).said).toContain(head);
  });

  it('takes heads and keys as words or from files, and says what is still open in one sentence', async () => {
    for (const words of [
      ['--head', line, '--public-key', key],
      ['--head', 'heads.txt', '--public-key', 'keys.json'],
    ]) {
      const { code, said } = await run('signed.json', ...words);
      expect([code, said.includes('cannot show')]).toEqual([0, false]);
    }
    expect((await run('signed.json')).said).toMatch(/^This check cannot show .*\.\nThe battle is in order\.$/m);
    expect((await run('log.json', '--lang', 'it')).said).toMatch(/^Questo controllo non può mostrare/m);
  });

  it('does not take an unsigned log, or one with a key of its own, for the server’s', async () => {
    expect((await run('log.json', '--public-key', key)).code).toBe(1);
    const [other = ''] = new HeadSigner(['2'.repeat(64)]).publicKeys.map(({ publicKey }) => publicKey);
    expect((await run('signed.json', '--public-key', other)).code).toBe(1);
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
    [['log.json', '--head', 'no.json']],
    [['log.json', '--public-key', 'nowhere.json']],
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
