import { languages, proceduresOf, rulingsOf, singleFields, type Language } from '../../core/index.js';
import { books } from '../../rulesets/index.js';
import { frontPage, manualOf, noSuchPage } from './manual.js';
import { shownChance, shownModifier, shownNumber } from './values.js';
import type { Page, SpokenWords } from './page.js';
import { pageHtml } from './page-html.js';
import { pageMarkdown } from './page-markdown.js';

const problems = [
  {
    kind: 'not-understood',
    status: 422,
    title: { it: 'Non compresa', en: 'Not understood' },
    mend: { it: 'Rimediare.', en: 'Mend it.' },
  },
];
const leaves = manualOf(books, problems);
const site = { stylesheets: [], scripts: [], icon: '/i.svg', clubs: false, chosen: false };
const pages: readonly Page[] = languages.flatMap(language => [
  ...leaves.map(leaf => leaf.in(language)),
  frontPage(books, language),
  noSuchPage(leaves.slice(0, 2), language),
]);

/** Everything of a page that is an object with this name in it. */
const within = (value: unknown, name: string): readonly { readonly [name: string]: unknown }[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(part => within(part, name));
  return name in value ? [value as { readonly [name: string]: unknown }, ...inner] : inner;
};

const anchors = new Map(pages.map(page => [page, new Set(within(page.blocks, 'id').map(({ id }) => String(id)))]));
const byAddress = new Map(pages.map(page => [`${page.path} ${page.language}`, page] as const).reverse());
const pageAt = (path: string, language: Language) => byAddress.get(`${path} ${language}`);
const elsewhere = /^\/(openapi\.json|graphql(\?.*)?|v1\/.*|docs\/api(#.*)?)$/;

describe('The manual', () => {
  it('has a page for every procedure, chapter and book', () => {
    const paths = leaves.map(({ path }) => path);
    for (const book of books) {
      expect(paths).toContain(`/docs/${book.id}`);
      for (const chapter of book.chapters) expect(paths).toContain(`/docs/${book.id}/${chapter.area}`);
      for (const { id } of proceduresOf(book)) expect(paths).toContain(`/docs/${id.replaceAll('.', '/')}`);
    }
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('names the facts that a row looks at in words, and not by the names of fields', () => {
    for (const page of pages) {
      const looks = within(page, 'below').filter(({ below: [first] = [] }: { below?: unknown[] }) =>
        /^(guarda|looks at) $/.test(String(first)),
      );
      for (const { title } of looks.flatMap(look => within(look['below'], 'title')))
        expect(title).not.toMatch(/^[a-z]+([A-Z.]\w*)+$/);
    }
  });

  it.each(languages)('has a word (%s) for every field and value that may come back to its readers', language => {
    for (const procedure of books.flatMap(proceduresOf)) {
      const page = pageAt(`/docs/${procedure.id.replaceAll('.', '/')}`, language);
      // A procedure without examples has nothing to send; the others send one.
      const spoken = within(page?.blocks, 'words').map(({ words }) => words as SpokenWords);
      expect([procedure.id, spoken.length]).toEqual([procedure.id, Math.min(1, procedure.examples.length)]);
      for (const { fields } of spoken)
        for (const { name, fact } of singleFields(procedure.outcome)) {
          const { says, values } = new Map(fields).get(name) ?? { says: '' };
          const said = new Map(values);
          expect([procedure.id, name, says]).toEqual([procedure.id, name, fact.says[language]]);
          if (fact.shape.kind === 'oneOf')
            for (const [value, words] of Object.entries(fact.shape.vocabulary.words))
              expect([name, said.get(value)]).toEqual([name, words?.[language]]);
          if (fact.shape.kind === 'yesNo')
            expect([said.get('true'), said.get('false')]).toEqual([language === 'it' ? 'sì' : 'yes', 'no']);
        }
    }
  });

  it.each(pages.map(page => ({ at: `${page.path} (${page.language}): ${page.title}`, page })))(
    '$at points only where there is something',
    ({ page }) => {
      const lost = within(page, 'to').filter(({ to }) => {
        const [path = '', anchor] = String(to).split('#');
        if (elsewhere.test(String(to)) || path === '/') return false;
        const target = path === '' ? page : pageAt(path, page.language);
        return target === undefined || (anchor !== undefined && !anchors.get(target)?.has(anchor));
      });
      expect(lost).toEqual([]);
    },
  );

  it.each(pages.map(page => ({ at: `${page.path} (${page.language}): ${page.title}`, page })))(
    '$at has anchors that differ, and nothing unsaid',
    ({ page }) => {
      const html = pageHtml(page, site);
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
      for (const written of [html, pageMarkdown(page, { fileOf: path => `${path}.md` })]) {
        expect(written).not.toMatch(/(?<![\w-])undefined(?![\w-])|\[object Object\]|NaN/);
      }
    },
  );

  it('says the same things in both languages, in the same order', () => {
    const skeleton = (page: Page) => within(page.blocks, 'kind').map(({ kind }) => kind);
    for (const { path } of leaves) {
      const [it, en] = languages.map(language => pageAt(path, language));
      expect({ path, skeleton: it && skeleton(it) }).toEqual({ path, skeleton: en && skeleton(en) });
    }
  });

  it('shows every row of every table, every ruling with its options, and every example', () => {
    for (const book of books) {
      const bookText = JSON.stringify(pageAt(`/docs/${book.id}`, 'it'));
      for (const ruling of rulingsOf(book)) {
        expect(bookText).toContain(JSON.stringify(ruling.unclear.it));
        for (const option of ruling.values) expect(bookText).toContain(`{"code":"${option}"}`);
      }
      for (const procedure of proceduresOf(book)) {
        const text = JSON.stringify(pageAt(`/docs/${procedure.id.replaceAll('.', '/')}`, 'it'));
        for (const example of procedure.examples) expect(text).toContain(JSON.stringify(example.says.it).slice(1, -1));
        for (const table of procedure.tables) {
          if (table.kind === 'modifiers')
            for (const { id, says } of table.rows)
              expect([text.includes(`{"code":"${id}"}`), text.includes(JSON.stringify(says.it))]).toEqual([true, true]);
        }
      }
    }
  });

  it('is the same whenever it is made', () => {
    const again = manualOf(books, problems);
    for (const [i, leaf] of leaves.entries()) expect(again[i]?.in('it')).toEqual(leaf.in('it'));
  });

  it('shows the odds of a volley at 40%', () => {
    const page = pageAt('/docs/ordre-mixte/fire/resolve', 'it');
    expect(within(page?.blocks, 'share').map(({ label, shown }) => [label, shown])).toEqual([
      ['0', '60%'],
      ['1', '40%'],
    ]);
  });
});

describe('Numbers on the page', () => {
  it('are printed as the language prints them', () => {
    expect([
      shownNumber(-2.5, 'it'),
      shownNumber(-2.5, 'en'),
      shownNumber(100_000, 'it'),
      shownNumber(1000, 'en'),
    ]).toEqual(['−2,5', '−2.5', '100\u202f000', '1000']);
    expect([
      shownModifier(5, false, 'it'),
      shownModifier(-2, false, 'it'),
      shownModifier(0, false, 'en'),
      shownModifier(1.5, true, 'it'),
    ]).toEqual(['+5', '−2', '0', '×1,5']);
  });

  it('never show a small chance as none, nor a great one as certain', () => {
    expect([0, 0.0001, 0.125, 0.9999, 1].map(share => shownChance(share, 'it'))).toEqual([
      '0%',
      '<0,1%',
      '12,5%',
      '>99,9%',
      '100%',
    ]);
  });
});
