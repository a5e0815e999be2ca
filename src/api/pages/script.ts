import { homeAddress } from '../../derive/index.js';

/** The one script of the pages: sends the requests that stand on them and copies what is meant to be copied. */
export const script = /* js */ `'use strict';
const element = (name, className, text) => {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
};
const drawn = name => document.createElementNS('http://www.w3.org/2000/svg', name);
const language = document.documentElement.lang;
const percent = share => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share);

const bar = share => {
  const svg = drawn('svg');
  svg.setAttribute('viewBox', '0 0 100 10');
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.setAttribute('aria-hidden', 'true');
  for (const [className, width] of [['track', 100], ['fill', share * 100]]) {
    const rect = drawn('rect');
    rect.setAttribute('class', className);
    rect.setAttribute('width', String(width));
    rect.setAttribute('height', '10');
    svg.append(rect);
  }
  return svg;
};

const number = value => new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(value).replace('-', '\u2212');
/** A value of a field, as the reader says it. */
const spoken = ({ values = [], unit = '' }, value) => {
  if (value === null) return '—';
  return typeof value === 'number' ? number(value) + unit : new Map(values).get(String(value)) ?? String(value);
};

/** The fields whose value is still open, each as a small chart; fields that always go together say the same twice. */
const charts = (odds, fields) => {
  const seen = new Set();
  const open = Object.entries(odds.marginals).filter(([, marginal]) => {
    const key = marginal.map(({ probability }) => probability.toFixed(9)).sort().join();
    return marginal.length > 1 && marginal.length <= 21 && seen.size < seen.add(key).size;
  });
  return open.slice(0, 4).map(([name, marginal]) => {
    const field = new Map(fields).get(name) ?? { says: name };
    const figure = element('figure', 'bars');
    const caption = element('figcaption');
    caption.append(element('strong', '', field.says));
    const mean = odds.expected[name];
    if (typeof mean === 'number') {
      const shown = number(Math.round(mean * 100) / 100);
      caption.append(element('span', 'quiet', language === 'it' ? ' in media ' + shown : ' ' + shown + ' on average'));
    }
    const table = element('table');
    const body = element('tbody');
    for (const { value, probability } of marginal) {
      const row = element('tr');
      const label = element('th', '', spoken(field, value));
      label.scope = 'row';
      const cell = element('td', 'bar');
      cell.append(bar(probability));
      row.append(label, cell, element('td', 'number', percent(probability)));
      body.append(row);
    }
    table.append(body);
    figure.append(caption, table);
    return figure;
  });
};

/** The reasoning as a list, with what was called and the rows that applied below each line. */
const reasons = (steps, words, name = 'ol') => {
  const say = value => {
    if (typeof value === 'boolean') return value && language === 'it' ? 'sì' : value ? 'yes' : 'no';
    return spoken({ values: words }, value ?? null);
  };
  const list = element(name);
  for (const step of steps) {
    const item = element('li', '', step.kind === 'call' || step.kind === 'forbid' ? step.text + ' ' : step.text + ': ');
    if (step.kind !== 'call' && step.kind !== 'forbid') {
      const value = typeof step.value === 'object' && step.value !== null ? Object.values(step.value) : [step.value];
      item.append(element('strong', '', value.map(say).join(' / ')), ' ');
    }
    item.append(element('span', 'cite', step.cite));
    const rows = (step.rows || []).filter(row => row.applied);
    if (rows.length > 0) {
      const below = element('ul');
      for (const row of rows) {
        const line = element('li');
        line.append(element('strong', '', (row.value > 0 ? '+' : '') + number(row.value)), ' ' + row.text + ' ', element('span', 'cite', row.cite));
        below.append(line);
      }
      item.append(below);
    }
    if (step.steps) item.append(reasons(step.steps, words, 'ul'));
    list.append(item);
  }
  return list;
};

const answered = (form, said, body) => {
  const words = JSON.parse(form.dataset.words);
  if (body.marginals) {
    const shown = charts(body, words.fields);
    said.replaceChildren(...(shown.length > 0 ? shown : [element('p', 'summary', '100%')]));
  } else if (body.faults || body.detail) {
    said.replaceChildren(
      element('p', 'summary', body.detail || body.title),
      ...(body.faults || []).map(fault => {
        const line = element('p', 'fault');
        line.append(element('code', '', fault.path || '{ }'), ' ' + fault.message);
        return line;
      }),
    );
  } else {
    const tone = body.status === 'resolved' ? 'good' : body.status === 'not-allowed' ? 'bad' : 'dice';
    const status = element('p', 'status');
    status.append(element('span', 'mark ' + tone, JSON.parse(form.dataset.status)[body.status] || body.status));
    for (const thrown of body.throws || []) status.append(' ', element('span', 'mark dice', thrown.count + 'D' + thrown.sides + ': ' + thrown.faces.join(' ')));
    const why = body.steps.length > 0 ? [element('p', 'label', form.dataset.why), reasons(body.steps, words.steps)] : [];
    said.replaceChildren(status, element('p', 'summary', body.summary), ...why);
  }
};

for (const form of document.querySelectorAll('form.ask')) {
  const textarea = form.querySelector('textarea');
  const said = form.querySelector('.said');
  const json = form.querySelector('pre code');
  for (const button of form.querySelectorAll('button')) button.hidden = false;
  form.addEventListener('submit', async event => {
    event.preventDefault();
    const wanted = event.submitter ? event.submitter.value : 'rule';
    let request;
    try {
      request = JSON.parse(textarea.value);
    } catch (error) {
      said.replaceChildren(element('p', 'fault', String(error.message)));
      return;
    }
    if (wanted === 'roll') request.dice = 'roll';
    if (wanted === 'odds') {
      delete request.dice;
      delete request.explain;
    }
    const buttons = [...form.querySelectorAll('button')];
    for (const button of buttons) button.disabled = true;
    try {
      const response = await fetch(wanted === 'odds' ? form.dataset.odds : form.dataset.rule, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': language },
        body: JSON.stringify(request),
      });
      const body = await response.json();
      answered(form, said, body);
      json.textContent = JSON.stringify(body, null, 2);
    } catch {
      said.replaceChildren(element('p', 'fault', form.dataset.failed));
    } finally {
      for (const button of buttons) button.disabled = false;
    }
  });
}

// A game for a spreadsheet: its token is shown once, to be pasted into a cell.
const newGame = document.getElementById('new-game');
if (newGame) {
  newGame.hidden = false;
  const fault = newGame.querySelector('.fault');
  newGame.addEventListener('submit', async event => {
    event.preventDefault();
    fault.textContent = '';
    try {
      const response = await fetch('/v1/sheet/games', { method: 'POST', headers: { 'accept-language': language } });
      const body = await response.json();
      if (!response.ok) throw new Error(body.detail);
      const shown = newGame.querySelector('output') || newGame.appendChild(element('output'));
      const how = language === 'it' ? ' Copiare in B2 e non darlo a chi non ha il foglio: si vede solo adesso.' : ' Copy it into B2, and give it to nobody without the sheet: it is shown only now.';
      shown.replaceChildren(element('code', '', body.game), how);
      getSelection().selectAllChildren(shown.firstChild);
    } catch (error) {
      fault.textContent = error.message;
    }
  });
}

// What is copied asks the server that it was read from.
for (const code of document.querySelectorAll('main code')) {
  if (code.textContent.includes('${homeAddress}')) code.textContent = code.textContent.replaceAll('${homeAddress}', location.origin);
}

for (const button of navigator.clipboard ? document.querySelectorAll('button.copy') : []) {
  button.hidden = false;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.closest('figure').querySelector('code').textContent);
    const before = button.textContent;
    button.textContent = '✓';
    setTimeout(() => { button.textContent = before; }, 1200);
  });
}

// On a phone the list of chapters is in the way until it is asked for.
const chapters = document.querySelector('.beside details');
if (chapters && matchMedia('(max-width: 61.99rem)').matches) chapters.open = false;
const here = document.querySelector('.beside [aria-current]');
// Only the list moves: an element that is scrolled into view is also where the next Tab begins.
if (here) {
  const list = here.closest('.beside');
  list.scrollTop += here.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 2;
}

// What a link points at is shown, even where it is folded away.
const unfold = () => {
  const target = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const fold = target && target.closest('details:not([open])');
  if (fold) { fold.open = true; target.scrollIntoView(); }
};
addEventListener('hashchange', unfold);
unfold();

// Where nobody has an account yet, the first visitor is shown the way.
const lead = document.querySelector('main.front .lead');
if (lead && document.querySelector('.top a[href^="/club"]')) {
  fetch('/v1/setup')
    .then(response => response.json())
    .then(({ open }) => {
      if (!open) return;
      const note = element('p', 'note', language === 'it' ? 'Qui non c’è ancora nessuno. ' : 'Nobody is here yet. ');
      const way = element('a', '', language === 'it' ? 'Fai il primo club' : 'Make the first club');
      way.href = '/setup' + location.search;
      note.append(way, '.');
      lead.after(note);
    })
    // Without the database there is nothing to set up; the manual is read all the same.
    .catch(() => undefined);
}
`;

/** Starts the API reference on our own document; asks nobody else. */
export const swaggerScript = /* js */ `'use strict';
const dark = matchMedia('(prefers-color-scheme: dark)');
const shade = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', shade);
shade();
window.ui = SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  tryItOutEnabled: true,
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  validatorUrl: null,
});
`;
