import type { Page } from './page.js';
import { pageHtml, type Site } from './page-html.js';
import { pageMarkdown } from './page-markdown.js';
import { code, mark, paragraph, section, strong, table, way } from './page.js';

const hostile = `<script>alert("1")</script> & 'x' | * _ \` [y](z)`;
const site: Site = { stylesheets: ['/s.css'], scripts: ['/s.js'], icon: '/i.svg', clubs: false, chosen: false };

const page = (more: Partial<Page> = {}): Page => ({
  path: '/docs/a/b',
  language: 'en',
  title: hostile,
  about: hostile,
  trail: [way('/docs', hostile)],
  blocks: [
    { kind: 'lead', line: [hostile] },
    paragraph(hostile, code(hostile), strong(hostile), mark(hostile), way('/docs/a/c#here', hostile)),
    ...section('s', hostile, [
      ...table([hostile], [{ title: hostile }, { title: hostile, as: 'number' }], [[[hostile], [code(hostile)]]]),
      { kind: 'bars', caption: [hostile], bars: [{ label: hostile, share: 0.5, shown: '50%' }] },
      { kind: 'code', title: hostile, language: 'sh', text: hostile },
      {
        kind: 'fold',
        title: [hostile],
        blocks: [{ kind: 'list', ordered: true, items: [{ line: [hostile], items: [{ line: [hostile] }] }] }],
      },
      {
        kind: 'panel',
        id: 'p',
        title: [hostile],
        tone: 'bad',
        blocks: [{ kind: 'pairs', pairs: [{ term: [hostile], line: [hostile] }] }],
      },
      { kind: 'cards', cards: [{ way: way('/docs/a/c', hostile), line: [hostile], marks: [hostile] }] },
      { kind: 'note', line: [hostile] },
      {
        kind: 'ask',
        id: 'ask',
        rule: '/v1/a/b/c',
        odds: '/v1/a/b/c/odds',
        request: hostile,
        answer: { status: 'resolved', dice: [hostile], summary: hostile, json: hostile },
        because: [{ line: [hostile] }],
        words: { fields: [[hostile, { says: hostile, values: [[hostile, hostile]] }]], steps: [[hostile, hostile]] },
        says: {
          status: { resolved: hostile, 'awaiting-dice': hostile, 'not-allowed': hostile },
          why: hostile,
          request: hostile,
          send: hostile,
          roll: hostile,
          odds: hostile,
          answer: hostile,
          failed: hostile,
        },
      },
    ]),
  ],
  ...more,
});

describe('A page as HTML', () => {
  it('takes no text of a declaration for markup', () => {
    const html = pageHtml(page(), site);
    expect(html).not.toContain('<script>alert');
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;');
    // Every quotation mark within an attribute is escaped: no attribute begins inside another.
    expect(html).not.toMatch(/="[^"]*alert\("1/);
  });

  it('keeps the language in its links only if the reader chose it', () => {
    expect(pageHtml(page(), site)).toContain('href="/docs/a/c#here"');
    expect(pageHtml(page(), { ...site, chosen: true })).toContain('href="/docs/a/c?lang=en#here"');
  });

  it('offers itself in both languages', () => {
    const html = pageHtml(page(), site);
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<a href="/docs/a/b?lang=it" lang="it" hreflang="it"');
    expect(html).toContain('<a href="/docs/a/b?lang=en" lang="en" hreflang="en" title="English" aria-current="true">');
  });

  it('has one first heading and no level left out', () => {
    const levels = [...pageHtml(page(), site).matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(levels.filter(level => level === 1)).toHaveLength(1);
    levels.reduce((before, level) => {
      expect(level).toBeLessThanOrEqual(before + 1);
      return level;
    }, 0);
  });

  it('draws a chance as long as it is', () => {
    expect(pageHtml(page(), site)).toContain('<rect class="fill" width="50" height="10"/>');
  });
});

describe('A page as Markdown', () => {
  const fileOf = (path: string) =>
    ({ '/docs': 'm/README.md', '/docs/a/b': 'm/a/b.md', '/docs/a/c': 'm/a/c.md' })[path] ?? null;
  const markdown = pageMarkdown(page(), { fileOf });

  it('takes no text of a declaration for marks', () => {
    const outsideCode = markdown.replace(/```[\s\S]*?```/g, '').replace(/`` ?[\s\S]*? ?``/g, '');
    expect(outsideCode).not.toMatch(/(?<!\\)<script/);
    // Within an HTML line Markdown is not read.
    expect(outsideCode.replace(/<summary>.*<\/summary>/, '')).not.toMatch(/(?<!\\)\[y\\?\]\(z\)/);
    expect(outsideCode).toContain('\\<script\\>');
  });

  it('points from file to file, and at addresses of the server by name', () => {
    expect(markdown).toMatch(/\]\(c\.md#here\)/);
    expect(markdown).toMatch(/^\[.*\]\(\.\.\/README\.md\)/);
    expect(pageMarkdown(page({ blocks: [paragraph(way('/openapi.json', 'OpenAPI'))] }), { fileOf })).toContain(
      'OpenAPI (`/openapi.json`)',
    );
  });

  it('keeps every row of a table on one line with as many cells as columns', () => {
    const rows = markdown.split('\n').filter(line => line.startsWith('| '));
    expect(rows.length).toBeGreaterThan(2);
    for (const row of rows) expect(row.replace(/\\\|/g, '').split('|')).toHaveLength(4);
  });

  it('draws a chance in blocks', () => {
    expect(markdown).toContain('████████████············  50%');
  });
});
