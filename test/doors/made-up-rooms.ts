import { Global, Module, type DynamicModule } from '@nestjs/common';
import {
  At,
  choice,
  file,
  Gate,
  json,
  MaySay,
  nobody,
  notHere,
  nothing,
  number,
  one,
  page,
  PageAsked,
  problem,
  Refused,
  Reply,
  Said,
  several,
  Shape,
  shape,
  time,
  uuid,
  whole,
  words,
  yesOrNo,
  type Admitted,
  type Asked,
  type Credentials,
  type Page,
} from '../../src/api/door/index.js';
import { DoorsModule } from '../../src/api/door/doors.module.js';
import { DatabaseFault } from '../../src/database/index.js';

/** Doors that nobody needs, with everything that a door may have: regiments, kept in memory. */

const arms = choice('MadeUpArm', {
  foot: { it: 'fanteria', en: 'infantry' },
  'light-horse': { it: 'cavalleria leggera', en: 'light cavalry' },
});

@Shape('Officer', 'Un ufficiale.', 'An officer.')
class Officer {
  @Said('Il nome', 'His name', words(60)) readonly name!: string;
  @MaySay('Il suo superiore', 'His superior', shape(() => Officer)) readonly superior?: Officer | null;
}

@Shape('Regiment', 'Un reggimento.', 'A regiment.')
class Regiment {
  @Said('L’id', 'Its id', uuid) readonly id!: string;
  @Said('La versione', 'Its version', whole(1, 2 ** 40)) readonly version!: number;
  @Said('Il nome', 'Its name', words(60)) readonly name!: string;
  @Said('L’arma', 'Its arm', arms) readonly arm!: string;
  @Said('Gli uomini', 'Its men', whole(0, 5000)) readonly men!: number;
  @Said('La parte presente', 'The part of it that is present', number) readonly present!: number;
  @Said('Se è in campagna', 'Whether it is on campaign', yesOrNo) readonly active!: boolean;
  @Said('Quando fu levato', 'When it was raised', time) readonly raised!: string | Date;
  @MaySay('Carte', 'Papers', json('delle carte', 'papers')) readonly papers?: unknown;
  @MaySay('Il colonnello', 'Its colonel', shape(() => Officer)) readonly colonel?: Officer | null;
  @Said('Le bandiere', 'Its flags', several(words(20), 4)) readonly flags!: readonly string[];
  @Said(
    'Gli ufficiali',
    'Its officers',
    several(
      shape(() => Officer),
      30,
    ),
  )
  readonly officers!: readonly Officer[];
}

@Shape('Company', 'Una compagnia.', 'A company.')
class Company {
  @Said('L’id', 'Its id', words(10)) readonly id!: string;
  @MaySay('Il soprannome', 'Its nickname', words(20)) readonly nickname?: string | null;
}

@Shape('NewRegiment', 'Un reggimento da levare.', 'A regiment to raise.')
class NewRegiment {
  @Said(
    'Il nome',
    'Its name',
    words(60, 2, { matches: /^[A-Z]/, says: { it: 'un nome con la maiuscola', en: 'a name with a capital' } }),
  )
  readonly name!: string;
  @Said('L’arma', 'Its arm', arms) readonly arm!: string;
  @MaySay('Gli uomini', 'Its men', whole(0, 5000)) readonly men?: number;
  @MaySay('Carte', 'Papers', json('delle carte', 'papers')) readonly papers?: unknown;
  @MaySay('Il colonnello', 'Its colonel', shape(() => Officer)) readonly colonel?: Officer;
}

@Shape('NicknameBody', 'Un soprannome.', 'A nickname.')
class NicknameBody {
  @Said('Il soprannome', 'The nickname', words(20)) readonly nickname!: string;
}

@Shape('RegimentChange', 'Un cambiamento.', 'A change.')
class RegimentChange {
  @MaySay('Il nome', 'Its name', words(60)) readonly name?: string;
}

@Shape('RegimentsAsked', 'Quali reggimenti.', 'Which regiments.')
class RegimentsAsked extends PageAsked {
  @MaySay('L’arma', 'The arm', arms) readonly arm?: string;
  @MaySay('Solo in campagna', 'Only those on campaign', yesOrNo) readonly active?: boolean;
}

export const theThird = '00000000-0000-4000-8000-000000000003';
const regimentId = (i: number): string => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`;

const regiment = (i: number, more: Partial<Regiment> = {}): Regiment => ({
  id: regimentId(i),
  version: 1,
  name: `Regiment ${i}`,
  arm: i % 2 === 0 ? 'foot' : 'light-horse',
  men: 100 * i,
  present: 0.5,
  active: true,
  // A date, as databases give it.
  raised: new Date('1805-10-14T06:00:00Z'),
  papers: null,
  colonel: null,
  flags: ['blue'],
  officers: [{ name: 'Ney', superior: null }],
  ...more,
});

const shownRegiment = { ...regiment(1), raised: '1805-10-14T06:00:00.000Z' };

/** One page of what is there: the place in the list is the cursor. */
const pageFrom = <V>(all: readonly V[], { first = 2, after }: PageAsked): Page<V> => {
  const from = after === undefined || after === null ? 0 : Number(after) + 1;
  const edges = all.slice(from, from + first).map((node, i) => ({ cursor: String(from + i), node }));
  return { edges, hasNext: from + first < all.length };
};

/** What the doors were asked, for those who look. */
export const seen: Asked<unknown, unknown>[] = [];

export class Barracks {
  private readonly regiments = new Map([1, 2, 3, 4, 5].map(i => [regimentId(i), regiment(i)]));

  @At({
    method: 'GET',
    path: '/v1/regiments',
    name: 'listRegiments',
    tag: 'clubs',
    may: 'anyone',
    says: { it: 'I reggimenti', en: 'The regiments' },
    query: RegimentsAsked,
    answers: page(() => Regiment),
    graphql: { on: 'Query', as: 'regiments' },
    examples: [{ says: { it: 'Uno', en: 'One of them' }, answer: { items: [shownRegiment], next: 'MQ' } }],
  })
  list(asked: Asked<undefined, RegimentsAsked>) {
    seen.push(asked);
    const { arm, active } = asked.query;
    const all = [...this.regiments.values()];
    return pageFrom(
      all.filter(of => (!arm || of.arm === arm) && (active === undefined || of.active === active)),
      asked.query,
    );
  }

  @At({
    method: 'GET',
    path: '/v1/regiments/:regiment',
    name: 'readRegiment',
    tag: 'clubs',
    may: 'club.read',
    says: { it: 'Un reggimento', en: 'One regiment' },
    more: { it: 'Con tutto.', en: 'With all of it.' },
    answers: one(() => Regiment),
    graphql: { on: 'Query', as: 'regiment' },
  })
  read(asked: Asked) {
    seen.push(asked);
    const found = this.find(asked);
    return new Reply(found, 200, { etag: `"${found.id}-${found.version}"` });
  }

  @At({
    method: 'POST',
    path: '/v1/regiments',
    name: 'raiseRegiment',
    tag: 'clubs',
    may: 'signed-in',
    status: 201,
    says: { it: 'Leva un reggimento', en: 'Raise a regiment' },
    body: NewRegiment,
    answers: one(() => Regiment),
    graphql: { on: 'Mutation', as: 'raiseRegiment' },
    problems: ['key-running', 'key-reused'],
    examples: [
      { says: { it: 'Usseri', en: 'Hussars' }, body: { name: 'Hussars', arm: 'light-horse' }, answer: shownRegiment },
    ],
  })
  raise(asked: Asked<NewRegiment>) {
    seen.push(asked);
    if (asked.by.account === null)
      throw new Refused(problem('not-signed-in', { it: 'Chi è?', en: 'Who is it?' }, asked.language));
    const { name, arm, men = 0, papers = null, colonel = null } = asked.body;
    const made = regiment(this.regiments.size + 1, { name, arm, men, papers, colonel });
    this.regiments.set(made.id, made);
    return new Reply(JSON.stringify(made), 201, { etag: '"1"', 'set-cookie': 'raised=1; Path=/' });
  }

  @At({
    method: 'PATCH',
    path: '/v1/regiments/:regiment',
    name: 'changeRegiment',
    tag: 'clubs',
    may: 'club.change',
    says: { it: 'Cambia un reggimento', en: 'Change a regiment' },
    body: RegimentChange,
    answers: one(() => Regiment),
    graphql: { on: 'Mutation', as: 'changeRegiment' },
    problems: ['stale', 'not-now'],
  })
  change(asked: Asked<RegimentChange>) {
    seen.push(asked);
    const found = this.find(asked);
    const { language, ifMatch, body } = asked;
    if (ifMatch !== null && ifMatch !== `"${found.id}-${found.version}"`)
      throw new Refused(problem('stale', { it: 'Vecchio.', en: 'Old.' }, language));
    if (body.name === 'Old Guard') {
      const reasons = [{ text: 'The Guard does not change its name.', cite: '§1' }];
      throw new Refused(problem('not-now', { it: 'No.', en: 'No.' }, language, { reasons }));
    }
    const changed = { ...found, ...body, version: found.version + 1 };
    this.regiments.set(found.id, changed);
    return new Reply(changed, 200, { etag: `"${found.id}-${changed.version}"` });
  }

  @At({
    method: 'DELETE',
    path: '/v1/regiments/:regiment',
    name: 'disbandRegiment',
    tag: 'clubs',
    may: 'club.change',
    status: 204,
    says: { it: 'Sciogli un reggimento', en: 'Disband a regiment' },
    answers: nothing,
    graphql: { on: 'Mutation', as: 'disbandRegiment' },
  })
  disband(asked: Asked) {
    this.regiments.delete(this.find(asked).id);
  }

  @At({
    method: 'GET',
    path: '/v1/regiments/:regiment/companies',
    name: 'listCompanies',
    tag: 'battles',
    may: 'club.read',
    says: { it: 'Le compagnie', en: 'The companies' },
    query: PageAsked,
    answers: page(() => Company),
    graphql: { on: 'Regiment', as: 'companies' },
  })
  companies(asked: Asked<undefined, PageAsked>) {
    const { id } = this.find(asked);
    return pageFrom(
      [1, 2, 3].map(i => ({ id: `${id.slice(-1)}/${i}`, nickname: null })),
      asked.query,
    );
  }

  @At({
    method: 'GET',
    path: '/v1/regiments/:regiment/companies/:company',
    name: 'readCompany',
    tag: 'battles',
    may: 'club.read',
    says: { it: 'Una compagnia', en: 'One company' },
    answers: one(() => Company),
    graphql: { on: 'Regiment', as: 'company' },
  })
  company(asked: Asked) {
    const company = asked.params['company'] ?? '';
    if (company === 'broken') throw new Error('a secret of ours');
    if (company === 'away') throw new DatabaseFault('gone', 'a secret of ours');
    return { id: company, nickname: this.find(asked).name };
  }

  @At({
    method: 'PUT',
    path: '/v1/regiments/:regiment/companies/:company/nickname',
    name: 'nameCompany',
    tag: 'battles',
    may: 'club.change',
    says: { it: 'Dà un soprannome', en: 'Give a nickname' },
    body: NicknameBody,
    answers: one(() => Company),
    graphql: { on: 'Mutation', as: 'nameCompany' },
    problems: ['stale'],
  })
  nickname({ params, body }: Asked<NicknameBody>) {
    return new Reply({ id: params['company'], nickname: body.nickname }, 200, { etag: '"named"' });
  }

  @At({
    method: 'GET',
    path: '/v1/regiments/:regiment/roll.csv',
    name: 'readRoll',
    tag: 'battles',
    may: 'battle.sheet',
    sheet: true,
    says: { it: 'Il ruolino', en: 'The roll' },
    answers: file('text/csv; charset=utf-8'),
  })
  roll(asked: Asked) {
    return `name\n${this.find(asked).name}\n`;
  }

  private find({ params, language }: Asked<unknown, unknown>): Regiment {
    const found = this.regiments.get(params['regiment'] ?? '');
    if (found === undefined) throw notHere(language);
    return found;
  }
}

/** Lets everybody in but those with a wrong key; `Bearer good` is somebody. */
export class MadeUpGate extends Gate {
  admissions = 0;

  async admit({ authorization, address, language }: Credentials): Promise<Admitted> {
    this.admissions++;
    const headers = { ratelimit: '"anonymous";r=119;t=1', 'ratelimit-policy': '"anonymous";q=120;w=60' };
    if (authorization === undefined) return { by: nobody(address), headers };
    if (authorization !== 'Bearer good')
      throw new Refused(problem('not-signed-in', { it: 'Chiave sbagliata.', en: 'Wrong key.' }, language));
    return { by: { ...nobody(address), account: 'somebody' }, headers };
  }
}

@Global()
@Module({ providers: [{ provide: Gate, useClass: MadeUpGate }], exports: [Gate] })
class MadeUpAccess {}

/** The made-up doors, opened. */
export const madeUpDoors = (): DynamicModule =>
  DoorsModule.of({
    rooms: [Barracks],
    actions: ['club.read', 'club.change', 'battle.sheet'],
    imports: [MadeUpAccess],
  });
