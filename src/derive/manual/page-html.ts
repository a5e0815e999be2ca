import { languages, type Language } from '../../core/index.js';
import {
  plainLine,
  type Asking,
  type Block,
  type Card,
  type Form,
  type FormField,
  type Item,
  type Line,
  type Page,
  type Piece,
  type Way,
} from './page.js';
import { saysIn } from './values.js';

/** What every page of the site has around it. */
export interface Site {
  readonly stylesheets: readonly string[];
  readonly scripts: readonly string[];
  readonly icon: string;
  /** Whether there are clubs here, and so pages for their people. */
  readonly clubs: boolean;
  /** Whether the reader chose the language in the address, so that links keep it. */
  readonly chosen: boolean;
}

const escapes: { readonly [letter: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text that HTML must not read as its own. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, letter => escapes[letter] ?? letter);

const tag = (
  name: string,
  attributes: { readonly [name: string]: string | boolean | undefined },
  inside: string,
): string => `<${name}${attributesOf(attributes)}>${inside}</${name}>`;

const attributesOf = (attributes: { readonly [name: string]: string | boolean | undefined }): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escaped(String(value))}"`))
    .join('');

/** The sections of a page, for the list of its contents. */
const sectionsOf = (blocks: readonly Block[]) =>
  blocks.flatMap(block => (block.kind === 'section' ? [{ id: block.id, title: block.title }] : []));

/** Writes a page as HTML. Every text goes through one escape; no text of a declaration is ever taken for markup. */
export const pageHtml = (page: Page, site: Site): string => {
  const { language } = page;
  const says = saysIn(language);

  /** An address of this site, with the language if the reader chose one. */
  const address = (to: string): string => {
    if (!site.chosen || !to.startsWith('/') || isFile(to)) return to;
    const [path = '', anchor] = to.split('#');
    return `${path}?lang=${language}${anchor === undefined ? '' : `#${anchor}`}`;
  };
  const linked = (
    { to, title }: Way,
    attributes: { readonly [name: string]: string | boolean | undefined } = {},
  ): string => tag('a', { href: address(to), ...attributes }, escaped(title));

  const piece = (one: Piece): string => {
    if (typeof one === 'string') return escaped(one);
    if ('code' in one) return tag('code', {}, escaped(one.code));
    if ('strong' in one) return tag('strong', {}, escaped(one.strong));
    if ('quiet' in one) return tag('span', { class: 'quiet' }, escaped(one.quiet));
    if ('cite' in one) return tag('span', { class: 'cite' }, escaped(one.cite));
    if ('mark' in one) return tag('span', { class: `mark ${one.tone}` }, escaped(one.mark));
    if ('below' in one) return tag('span', { class: 'below' }, line(one.below));
    return linked(one);
  };
  const line = (of: Line): string => of.map(piece).join('');

  const items = (of: readonly Item[], ordered: boolean): string =>
    tag(
      ordered ? 'ol' : 'ul',
      {},
      of
        .map(item =>
          tag('li', {}, line(item.line) + (item.items && item.items.length > 0 ? items(item.items, false) : '')),
        )
        .join(''),
    );

  const heading = (level: number, id: string, inside: string): string =>
    tag(
      `h${Math.min(level, 6)}`,
      { id },
      `${inside}<a class="anchor" href="#${escaped(id)}" aria-label="${escaped(says('Collegamento a questa sezione', 'Link to this section'))}">#</a>`,
    );

  const tableBlock = (block: Extract<Block, { readonly kind: 'table' }>): string => {
    const cellClass = (i: number): string | undefined =>
      [block.columns[i]?.as === 'number' && 'number', block.columns[i]?.lesser && 'lesser'].filter(Boolean).join(' ') ||
      undefined;
    const head = block.columns
      .map(({ title }, i) => tag('th', { scope: 'col', class: cellClass(i) }, escaped(title)))
      .join('');
    const body = block.rows
      .map(({ id, cells }) =>
        tag(
          'tr',
          { id },
          cells
            .map((cell, i) =>
              tag('td', { class: cellClass(i), 'data-label': block.columns[i]?.title || undefined }, line(cell)),
            )
            .join(''),
        ),
      )
      .join('');
    const caption = plainLine(block.caption) === '' ? '' : tag('caption', {}, line(block.caption));
    return tag(
      'div',
      { class: block.stacks ? 'table stacks' : 'table' },
      tag('table', {}, `${caption}<thead><tr>${head}</tr></thead><tbody>${body}</tbody>`),
    );
  };

  const barsBlock = (block: Extract<Block, { readonly kind: 'bars' }>): string => {
    const rows = block.bars.map(({ label, share, shown }) => {
      const width = (Math.round(Math.min(1, share) * 1000) / 10).toString();
      const drawn = `<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100" height="10"/><rect class="fill" width="${width}" height="10"/></svg>`;
      return `<tr><th scope="row">${escaped(label)}</th><td class="bar">${drawn}</td><td class="number">${escaped(shown)}</td></tr>`;
    });
    return tag(
      'figure',
      { class: 'bars' },
      `<figcaption>${line(block.caption)}</figcaption><table><tbody>${rows.join('')}</tbody></table>`,
    );
  };

  const card = ({ way, line: said, marks }: Card): string =>
    tag(
      'li',
      {},
      `${linked(way, { class: 'title' })}<p>${line(said)}</p>${marks.length > 0 ? `<p class="marks">${line(marks)}</p>` : ''}`,
    );

  const codeBlock = (title: string, language: string, text: string): string =>
    `<figure class="code"><figcaption>${escaped(title)}<button type="button" class="copy" hidden>${escaped(says('Copia', 'Copy'))}</button></figcaption>` +
    `<pre tabindex="0"><code class="${escaped(language)}">${escaped(text)}</code></pre></figure>`;

  const asking = ({ id, rule, odds, request, answer, because, words: spoken, says: words }: Asking): string => {
    const rows = String(Math.min(18, request.split('\n').length));
    const tone = { resolved: 'good', 'awaiting-dice': 'dice', 'not-allowed': 'bad' }[answer.status];
    const marks = [
      `<span class="mark ${tone}">${escaped(words.status[answer.status])}</span>`,
      ...answer.dice.map(dice => `<span class="mark dice">${escaped(dice)}</span>`),
    ].join(' ');
    const why = because.length === 0 ? '' : `<p class="label">${escaped(words.why)}</p>${items(because, true)}`;
    return (
      `<form class="ask" data-rule="${escaped(rule)}" data-odds="${escaped(odds)}" data-failed="${escaped(words.failed)}" data-why="${escaped(words.why)}" data-status="${escaped(JSON.stringify(words.status))}" data-words="${escaped(JSON.stringify(spoken))}">` +
      `<div class="request"><label for="${escaped(id)}">${escaped(words.request)}</label><p class="to"><code>POST ${escaped(rule)}</code></p>` +
      `<textarea id="${escaped(id)}" rows="${rows}" spellcheck="false" autocomplete="off" autocapitalize="off">${escaped(request)}</textarea>` +
      `<p class="buttons"><button type="submit" class="primary" value="rule" hidden>${escaped(words.send)}</button>` +
      `<button type="submit" value="roll" hidden>${escaped(words.roll)}</button>` +
      `<button type="submit" value="odds" hidden>${escaped(words.odds)}</button></p></div>` +
      `<div class="answer"><p class="label">${escaped(words.answer)}</p><div class="said" aria-live="polite"><p class="status">${marks}</p><p class="summary">${escaped(answer.summary)}</p>${why}</div>` +
      `<details><summary>JSON</summary><pre tabindex="0"><code class="json">${escaped(answer.json)}</code></pre></details></div></form>`
    );
  };

  const fieldOf = (form: string, { name, label, type, autocomplete, longest, hint }: FormField): string => {
    const id = `${form}-${name}`;
    const told = [...(hint === undefined ? [] : [`${id}-hint`]), `${id}-fault`].join(' ');
    const attributes = attributesOf({
      id,
      name,
      type,
      autocomplete,
      maxlength: String(longest),
      required: true,
      'aria-describedby': told,
    });
    return (
      `<p class="field"><label for="${escaped(id)}">${escaped(label)}</label><input${attributes}>` +
      (hint === undefined ? '' : tag('span', { class: 'hint', id: `${id}-hint` }, escaped(hint))) +
      `${tag('span', { class: 'fault', id: `${id}-fault` }, '')}</p>`
    );
  };

  /** Nothing is sent without the script, so that no password ever stands in an address. */
  const formBlock = ({ id, fields, submit }: Form): string =>
    `<noscript><p class="note">${escaped(says('Questa pagina ha bisogno di JavaScript.', 'This page needs JavaScript.'))}</p></noscript>` +
    tag(
      'form',
      { id, class: 'people', method: 'post', novalidate: true, hidden: true },
      `${fields.map(field => fieldOf(id, field)).join('')}<p class="fault" role="alert"></p>` +
        `<p><button type="submit" class="primary">${escaped(submit)}</button></p>`,
    );

  const block = (one: Block, level: number): string => {
    switch (one.kind) {
      case 'lead':
        return tag('p', { class: 'lead' }, line(one.line));
      case 'paragraph':
        return tag('p', {}, line(one.line));
      case 'note':
        return tag('p', { class: 'note' }, line(one.line));
      case 'section':
        return tag(
          'section',
          { 'aria-labelledby': one.id },
          heading(level, one.id, escaped(one.title)) + blocks(one.blocks, level + 1),
        );
      case 'panel':
        return tag(
          'section',
          { class: `panel ${one.tone}`, 'aria-labelledby': one.id },
          heading(level, one.id, line(one.title)) + blocks(one.blocks, level + 1),
        );
      case 'list':
        return items(one.items, one.ordered);
      case 'pairs':
        return tag(
          'dl',
          {},
          one.pairs.map(({ term, line: said }) => `<div><dt>${line(term)}</dt><dd>${line(said)}</dd></div>`).join(''),
        );
      case 'table':
        return tableBlock(one);
      case 'bars':
        return barsBlock(one);
      case 'code':
        return codeBlock(one.title, one.language, one.text);
      case 'fold':
        return `<details class="fold"><summary>${line(one.title)}</summary>${blocks(one.blocks, level)}</details>`;
      case 'cards':
        return tag('ul', { class: 'cards' }, one.cards.map(card).join(''));
      case 'place':
        return tag('div', { id: one.id }, '');
      case 'form':
        return formBlock(one);
      case 'ask':
        return asking(one);
    }
  };
  const blocks = (of: readonly Block[], level: number): string => of.map(one => block(one, level)).join('\n');

  const sections = sectionsOf(page.blocks);
  const contents =
    page.path !== '/' && sections.length > 2
      ? `<nav class="contents" aria-label="${escaped(says('In questa pagina', 'On this page'))}"><p>${escaped(says('In questa pagina', 'On this page'))}</p><ul>${sections.map(({ id, title }) => `<li><a href="#${escaped(id)}">${escaped(title)}</a></li>`).join('')}</ul></nav>`
      : '';
  const here = (to: string) => (to === page.path ? 'page' : undefined);
  const beside = page.beside
    ? `<nav class="beside" aria-label="${escaped(says('Capitoli', 'Chapters'))}"><details open><summary>${escaped(says('Capitoli', 'Chapters'))}</summary>${page.beside
        .map(
          ({ title, ways }) =>
            `<p>${linked(title, { 'aria-current': here(title.to) })}</p><ul>${ways.map(one => `<li>${linked(one, { 'aria-current': here(one.to) })}</li>`).join('')}</ul>`,
        )
        .join('')}</details></nav>`
    : '';
  const trail =
    page.trail.length > 0
      ? `<nav class="trail" aria-label="${escaped(says('Percorso', 'Breadcrumbs'))}"><ol>${page.trail.map(one => `<li>${linked(one)}</li>`).join('')}</ol></nav>`
      : '';
  const turning =
    page.before || page.after
      ? `<nav class="turning" aria-label="${escaped(says('Pagina prima e dopo', 'Previous and next page'))}">${page.before ? `<a rel="prev" href="${escaped(address(page.before.to))}"><span>${escaped(says('Prima', 'Before'))}</span>${escaped(page.before.title)}</a>` : '<span></span>'}${page.after ? `<a rel="next" href="${escaped(address(page.after.to))}"><span>${escaped(says('Dopo', 'Next'))}</span>${escaped(page.after.title)}</a>` : ''}</nav>`
      : '';

  return document(page, site, {
    header: header(page, site, linked, here),
    body:
      `<div class="frame${beside ? ' with-beside' : ''}${contents ? ' with-contents' : ''}">${beside}` +
      `<main id="main"${page.path === '/' ? ' class="front"' : page.blocks.some(one => one.kind === 'place' && one.whole) ? ' class="whole"' : ''}>${trail}${page.path === '/' ? emblem : ''}<h1>${escaped(page.title)}</h1>\n${blocks(page.blocks, 2)}\n${turning}</main>${contents}</div>`,
  });
};

/** Addresses that are not pages keep what they are. */
const isFile = (to: string): boolean => to.startsWith('/v1/') || to === '/openapi.json' || to.startsWith('/graphql');

const languageNames: { readonly [L in Language]: string } = { it: 'Italiano', en: 'English' };

const header = (
  page: Page,
  { clubs }: Site,
  linked: (way: Way, attributes?: { readonly [name: string]: string | boolean | undefined }) => string,
  here: (to: string) => string | undefined,
): string => {
  const says = saysIn(page.language);
  const ways = [
    { to: '/docs', title: says('Manuale', 'Manual') },
    { to: '/docs/api', title: 'API' },
    { to: '/graphql', title: 'GraphQL' },
    ...(clubs ? [{ to: '/club', title: 'Club' }] : []),
  ];
  const switches = languages
    .map(language =>
      tag(
        'a',
        {
          href: `${page.path}?lang=${language}`,
          lang: language,
          hreflang: language,
          title: languageNames[language],
          'aria-current': language === page.language ? 'true' : undefined,
        },
        language.toUpperCase(),
      ),
    )
    .join('');
  return (
    `<header class="top"><div><a class="brand" href="${escaped(page.path === '/' ? '/' : `/?lang=${page.language}`)}">${die}<span>Arbitro</span></a>` +
    `<nav aria-label="${escaped(says('Sezioni', 'Sections'))}">${ways.map(way => linked(way, { 'aria-current': here(way.to) })).join('')}</nav>` +
    `<nav class="languages" aria-label="${escaped(says('Lingua', 'Language'))}">${switches}</nav></div></header>`
  );
};

/** The mark of the house: a die that shows five. */
const die =
  '<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><rect x="2" y="2" width="28" height="28" rx="7" class="die"/><g class="pips"><circle cx="10" cy="10" r="2.6"/><circle cx="22" cy="10" r="2.6"/><circle cx="16" cy="16" r="2.6"/><circle cx="10" cy="22" r="2.6"/><circle cx="22" cy="22" r="2.6"/></g></svg>';

/** Two armies as maps draw them, for the front page: infantry, cavalry and guns on either side of a stream. */
const emblem = (() => {
  const unit = (x: number, y: number, arm: 'foot' | 'horse' | 'guns') => {
    const sign = {
      foot: '<path d="M0 0 34 22M34 0 0 22"/>',
      horse: '<path d="M34 0 0 22"/>',
      guns: '<circle cx="17" cy="11" r="4" class="shot"/>',
    }[arm];
    return `<g transform="translate(${x} ${y})"><rect width="34" height="22"/>${sign}</g>`;
  };
  const ours = [
    unit(20, 20, 'foot'),
    unit(66, 26, 'foot'),
    unit(112, 20, 'guns'),
    unit(158, 24, 'foot'),
    unit(206, 16, 'horse'),
  ];
  const theirs = [
    unit(34, 112, 'horse'),
    unit(84, 116, 'foot'),
    unit(130, 110, 'foot'),
    unit(176, 118, 'guns'),
    unit(222, 112, 'foot'),
  ];
  return (
    '<svg class="emblem" viewBox="0 0 280 156" aria-hidden="true">' +
    '<path class="stream" d="M-5 84C40 60 70 96 120 78S210 62 285 82"/>' +
    `<g class="ours">${ours.join('')}</g><g class="theirs">${theirs.join('')}</g>` +
    '<path class="attack" d="M129 46C126 66 140 84 146 106M146 106l-9-8M146 106l5-11"/></svg>'
  );
})();

/** The icon of the site, as a file of its own. */
export const iconSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="1" y="1" width="30" height="30" rx="7" fill="#8f2a24"/><g fill="#fff"><circle cx="10" cy="10" r="2.8"/><circle cx="22" cy="10" r="2.8"/><circle cx="16" cy="16" r="2.8"/><circle cx="10" cy="22" r="2.8"/><circle cx="22" cy="22" r="2.8"/></g></svg>';

/** The whole document around a body. */
const document = (
  page: Page,
  site: Site,
  { header, body }: { readonly header: string; readonly body: string },
): string => {
  const says = saysIn(page.language);
  const title = page.path === '/' ? `Arbitro · ${page.about}` : `${page.title} · Arbitro`;
  return [
    '<!doctype html>',
    `<html lang="${page.language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(page.about)}">`,
    '<meta name="color-scheme" content="light dark">',
    ...languages.map(
      language => `<link rel="alternate" hreflang="${language}" href="${escaped(`${page.path}?lang=${language}`)}">`,
    ),
    `<link rel="icon" href="${escaped(site.icon)}" type="image/svg+xml">`,
    ...site.stylesheets.map(href => `<link rel="stylesheet" href="${escaped(href)}">`),
    ...site.scripts.map(src => `<script src="${escaped(src)}" defer></script>`),
    '</head>',
    '<body>',
    `<a class="skip" href="#main">${escaped(says('Vai al contenuto', 'Skip to content'))}</a>`,
    header,
    body,
    `<footer><p>Arbitro · ${escaped(says('regole, ragioni e probabilità per i giochi di miniature', 'rulings, reasons and odds for miniature wargames'))} · MIT</p></footer>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
};
