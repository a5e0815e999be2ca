/** The script of the pages for people: forms that speak to the public API, and the page of a club. It goes after the site's. */
export const peopleScript = /* js */ `'use strict';
const says = (it, en) => (language === 'it' ? it : en);
/** A page of ours, in the language that the reader chose. */
const to = path => (new URLSearchParams(location.search).has('lang') ? path + '?lang=' + language : path);

const wayTo = (path, text) => {
  const way = element('a', '', text);
  way.href = to(path);
  return way;
};

const ask = async (method, path, body) => {
  try {
    const response = await fetch(path, {
      method,
      headers: { 'accept-language': language, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    const text = await response.text();
    return { ok: response.ok, status: response.status, body: text === '' ? {} : JSON.parse(text) };
  } catch {
    return { ok: false, status: 0, body: { detail: says('Il server non risponde: riprovare tra poco.', 'The server does not answer: try again shortly.') } };
  }
};

/** Says what is wrong: beside the field, or below them all. */
const tell = (form, problem) => {
  for (const input of form.querySelectorAll('input')) input.removeAttribute('aria-invalid');
  for (const fault of form.querySelectorAll('.fault')) fault.textContent = '';
  if (!problem) return;
  const others = [];
  for (const { path, message } of problem.faults || []) {
    const input = [...form.elements].find(({ name }) => name !== '' && name === path);
    const place = input && document.getElementById(input.id + '-fault');
    if (!place) { others.push((path ? path + ': ' : '') + message); continue; }
    input.setAttribute('aria-invalid', 'true');
    place.textContent = message;
  }
  if (!problem.faults) others.push(problem.detail || problem.title);
  form.querySelector('p.fault').textContent = others.join('\\n');
  const first = form.querySelector('[aria-invalid]');
  if (first) first.focus();
};

/** Sends a form when it is filled in; what is sent and what comes after is for the page to say. */
const onSubmit = (form, send, then) => {
  form.hidden = false;
  form.addEventListener('submit', async event => {
    event.preventDefault();
    const button = form.querySelector('button[type=submit]');
    button.disabled = true;
    tell(form);
    const reply = await send(Object.fromEntries(new FormData(form)));
    if (reply.ok) await then(reply.body);
    else tell(form, reply.body);
    button.disabled = false;
  });
};

/** Goes to the club; a browser that was given a cookie and did not keep it is told why. */
const enter = form => async () => {
  if ((await ask('GET', '/v1/session')).ok) return location.replace(to('/club'));
  tell(form, {
    detail: says(
      'L’accesso è riuscito, ma il browser non ha tenuto il cookie: serve un indirizzo https, oppure http://localhost su questa macchina. Chi gestisce il server imposta ARBITRO_PUBLIC_URL.',
      'Signing in worked, but the browser did not keep the cookie: it takes an https address, or http://localhost on this machine. Whoever runs the server sets ARBITRO_PUBLIC_URL.',
    ),
  });
};

/** Whoever just got an account sees the recovery code first: it is shown this once. */
const welcome = form => async body => {
  if (!body.recoveryCode) return enter(form)();
  const go = buttonOf(says('L’ho copiato: vai al club', 'I have copied it: go to the club'), () => enter(form)(), 'primary');
  form.append(recoveryOf(body.recoveryCode, go));
  for (const field of form.querySelectorAll('.field:not(.secret .field), button[type=submit]')) field.hidden = true;
};

const recoveryOf = (code, ...more) =>
  secretOf(
    'recovery',
    says('Il tuo codice di recupero', 'Your recovery code'),
    code,
    element('p', 'quiet', says(
      'Se scordi la password, con questo codice ne metti una nuova da te. Tienilo in un posto sicuro: chi lo ha può farlo al posto tuo.',
      'If you forget your password, you set a new one by yourself with this code. Keep it in a safe place: whoever has it can do so in your stead.',
    )),
    ...more,
  );

const leave = async () => {
  await ask('DELETE', '/v1/session');
  location.assign(to('/sign-in'));
};

const buttonOf = (text, onClick, className) => {
  const button = element('button', className, text);
  button.type = 'button';
  button.addEventListener('click', async () => {
    button.disabled = true;
    await onClick();
    button.disabled = false;
  });
  return button;
};

/** Whoever has signed in, on a page for those who have not. */
const greeting = (me, ...more) => {
  const panel = element('section', 'panel');
  panel.append(element('p', '', says('Accesso effettuato come ', 'Signed in as ') + me.name + '.'));
  const row = element('div', 'row');
  row.append(...more, buttonOf(says('Esci', 'Sign out'), leave));
  panel.append(row, element('p', 'fault'));
  return panel;
};

/** What follows the # of a link: it stays in the browser. */
const token = decodeURIComponent(location.hash.slice(1));
// Who changes the language keeps the link.
for (const other of document.querySelectorAll('.languages a')) other.hash = location.hash;
const withoutToken = form => {
  form.replaceWith(element('p', 'note', says('Il link non è completo: copiarlo per intero, anche quel che segue il segno #.', 'The link is not complete: copy all of it, with what follows the # sign.')));
};

const setUp = document.getElementById('set-up');
if (setUp) {
  ask('GET', '/v1/setup').then(({ ok, body }) => {
    if (!ok || body.open) return onSubmit(setUp, filled => ask('POST', '/v1/setup', filled), welcome(setUp));
    const note = element('p', 'note', says('Il primo responsabile c’è già. ', 'The first owner is there already. '));
    note.append(wayTo('/sign-in', says('Accedi', 'Sign in')), '.');
    setUp.replaceWith(note);
  });
}

const signIn = document.getElementById('sign-in');
if (signIn) {
  onSubmit(signIn, filled => ask('POST', '/v1/session', filled), enter(signIn));
  ask('GET', '/v1/session').then(({ ok, body }) => {
    if (ok) signIn.replaceWith(greeting(body, buttonOf(says('Vai al club', 'Go to the club'), () => location.assign(to('/club')), 'primary')));
  });
}

const join = document.getElementById('join');
if (join && token === '') withoutToken(join);
else if (join) {
  ask('GET', '/v1/session').then(({ ok, body }) => {
    if (!ok) return onSubmit(join, filled => ask('POST', '/v1/invitations/accept', { token, ...filled }), welcome(join));
    const panel = greeting(body, buttonOf(says('Entra nel club', 'Join the club'), async () => {
      const reply = await ask('POST', '/v1/invitations/accept', { token });
      if (reply.ok) return location.replace(to('/club'));
      panel.querySelector('.fault').textContent = reply.body.detail;
    }, 'primary'));
    join.replaceWith(panel);
  });
}

/** By an owner's link, which the address of the page holds, or by the recovery code. */
const reset = document.getElementById('reset');
const recover = document.getElementById('recover');
const withKeys = ({ revokeKeys, ...filled }) => ({ ...filled, revokeKeys: revokeKeys === 'on' });
const wasReset = form => ({ keysRevoked, recoveryCode }) => {
  const note = element('p', 'note', says(
    'La password è cambiata, tutte le sessioni sono finite e ' + (keysRevoked === 1 ? 'una chiave è stata revocata' : keysRevoked + ' chiavi sono state revocate') + '. ',
    'The password is changed, every session has ended, and ' + (keysRevoked === 1 ? 'one key was' : keysRevoked + ' keys were') + ' revoked. ',
  ));
  note.append(wayTo('/sign-in', says('Accedi', 'Sign in')), '.');
  form.replaceWith(note, ...(recoveryCode ? [recoveryOf(recoveryCode)] : []));
  history.replaceState(null, '', location.pathname + location.search);
};
if (reset && recover) {
  const [form, other, path] = token === '' ? [recover, reset, '/v1/password-resets'] : [reset, recover, '/v1/password-resets/accept'];
  other.remove();
  const keys = element('input');
  keys.type = 'checkbox';
  keys.checked = true;
  keys.id = form.id + '-revoke';
  keys.name = 'revokeKeys';
  const label = element('label', '', says(' Revoca anche le mie chiavi per programmi', ' Revoke my keys for programs too'));
  label.htmlFor = keys.id;
  const line = element('p');
  line.append(keys, label);
  form.querySelector('p.fault').before(line);
  onSubmit(form, filled => ask('POST', path, { ...withKeys(filled), ...(token !== '' && { token }) }), wasReset(form));
}

const roles = {
  owner: says('responsabile', 'owner'),
  referee: says('arbitro', 'referee'),
  player: says('giocatore', 'player'),
  spectator: says('spettatore', 'spectator'),
};
const scopes = {
  sheet: says('per un foglio di calcolo', 'for a spreadsheet'),
  read: says('legge', 'reads'),
  write: says('agisce come me', 'acts as I do'),
};

const tableOf = (titles, rows) => {
  const around = element('div', 'table stacks');
  const table = element('table');
  const head = element('tr');
  for (const title of titles) {
    const cell = element('th', '', title);
    cell.scope = 'col';
    head.append(cell);
  }
  const body = element('tbody');
  for (const cells of rows) {
    const row = element('tr');
    cells.forEach((held, i) => {
      const cell = element('td');
      if (titles[i]) cell.dataset.label = titles[i];
      cell.append(...[held].flat());
      row.append(cell);
    });
    body.append(row);
  }
  const top = element('thead');
  top.append(head);
  table.append(top, body);
  around.append(table);
  return around;
};

const dayOf = instant => (instant === null ? '–' : new Date(instant).toLocaleDateString(language, { dateStyle: 'medium', timeZone: 'UTC' }));
const below = text => element('span', 'below', text);
const listed = (items, titles, row, none) => (items.length > 0 ? tableOf(titles, items.map(row)) : element('p', 'quiet', none));

/** A field with its label, for forms that are made here. */
const fieldOf = (form, name, label, input) => {
  const around = element('p', 'field');
  input.id = form + '-' + name;
  input.name = name;
  const said = element('label', '', label);
  said.htmlFor = input.id;
  const fault = element('span', 'fault');
  fault.id = input.id + '-fault';
  input.setAttribute('aria-describedby', fault.id);
  around.append(said, input, fault);
  return around;
};
const choiceOf = options => {
  const select = element('select');
  for (const [value, text] of Object.entries(options)) {
    const option = element('option', '', text);
    option.value = value;
    select.append(option);
  }
  return select;
};

/** A line of fields with its button; what the API has against it stands below. */
const lineOf = (fields, button, send, then) => {
  const form = element('form');
  const row = element('div', 'row');
  const submit = element('button', '', button);
  submit.type = 'submit';
  row.append(...fields, submit);
  const fault = element('p', 'fault');
  fault.setAttribute('role', 'alert');
  form.append(row, fault);
  form.noValidate = true;
  onSubmit(form, send, then);
  return form;
};

/** A link as it is handed on: what the server gives as a path leads to where this page came from. */
const whole = link => new URL(link, location.href).href;

/** Something that is shown once: it can be copied, and is nowhere when the page is left. */
const secretOf = (id, label, secret, ...more) => {
  const panel = element('section', 'panel secret');
  const input = element('input');
  input.readOnly = true;
  input.value = secret;
  input.addEventListener('focus', () => input.select());
  const row = element('div', 'row');
  row.append(fieldOf(id, 'shown', label, input));
  const copy = buttonOf(says('Copia', 'Copy'), async () => {
    await navigator.clipboard.writeText(secret);
    copy.textContent = '✓';
  });
  if (navigator.clipboard) row.append(copy);
  panel.append(row, element('p', 'quiet', says('Si vede solo adesso: copiarlo prima di lasciare la pagina.', 'Shown only now: copy it before you leave the page.')), ...more);
  return panel;
};

const liveOf = () => {
  const place = element('div');
  place.setAttribute('aria-live', 'polite');
  return place;
};

const part = (id, title, ...inside) => {
  const section = element('section');
  const heading = element('h2', '', title);
  heading.id = id;
  section.setAttribute('aria-labelledby', id);
  section.append(heading, ...inside);
  return section;
};

/** All of a list, page by page; a club's lists are short. */
const all = async path => {
  const items = [];
  for (let next = ''; next !== null && items.length < 1000; ) {
    const { ok, body } = await ask('GET', path + '?first=100' + (next && '&after=' + encodeURIComponent(next)));
    if (!ok) return { items, problem: body.detail };
    items.push(...body.items);
    next = body.next;
  }
  return { items };
};

/** Takes something away once it is certain; then shows what is left, or the place says why not. */
const takeAway = (text, certain, path, place, then) => buttonOf(text, async () => {
  if (!confirm(certain)) return;
  const reply = await ask('DELETE', path);
  if (reply.ok) await then();
  else place.replaceChildren(element('p', 'fault', reply.body.detail));
});

const mayOpen = role => role === 'owner' || role === 'referee';

const nameField = (form, label) => {
  const name = element('input');
  name.maxLength = 100;
  name.autocomplete = 'off';
  return fieldOf(form, 'name', label, name);
};

/** The books on the shelf. */
const everyBook = async () => {
  const { ok, body } = await ask('GET', '/v1/rulesets');
  return ok ? body.rulesets : [];
};

/** The scenarios of all books. */
const everyScenario = async () => {
  const books = (await everyBook()).filter(({ scenarios }) => scenarios > 0);
  const told = await Promise.all(books.map(({ links }) => ask('GET', links.scenarios)));
  return books.flatMap(({ id, title: book }, i) =>
    (told[i].body.scenarios || []).map(({ id: scenario, title }) => ({ key: id + '/' + scenario, ruleset: id, scenario, title, book })),
  );
};

/** The signed heads of a battle, folded away until somebody wants to keep them. */
const headLines = heads => {
  const details = element('details', '', '');
  details.append(element('summary', '', says('Teste firmate, da conservare', 'Signed heads, to be kept')));
  for (const { text } of heads) {
    const line = below('');
    line.append(element('code', '', text));
    details.append(line);
  }
  return details;
};

const battlesPart = async ({ club, role }) => {
  const { items, problem } = await all('/v1/clubs/' + club + '/battles');
  // How a battle stands is told by the battle itself; those at the end of a long list are history.
  const told = await Promise.all(items.slice(0, 20).map(({ id }) => ask('GET', '/v1/battles/' + id)));
  const standing = i => {
    const reply = told[i];
    if (!reply || !reply.ok) return '';
    const { turn, phase, toAct, sides, outcome, heads } = reply.body;
    // Whoever keeps these lines finds out later whether the log was cut back or rewritten.
    const kept = heads.length === 0 ? [] : [headLines(heads)];
    if (outcome) return [outcome, ...kept];
    const who = toAct.map(id => (sides.find(side => side.id === id) || {}).name || id).join(', ');
    return [says('Mossa ', 'Turn ') + turn + ' · ' + phase.text, below(says('tocca a: ', 'to act: ') + who), ...kept];
  };
  const section = part(
    'battles',
    says('Battaglie', 'Battles'),
    listed(
      items.map((battle, i) => ({ ...battle, standing: standing(i) })),
      [says('Battaglia', 'Battle'), says('Regolamento', 'Ruleset'), says('A che punto è', 'Where it stands')],
      battle => {
        const id = below('');
        id.append(element('code', '', battle.id));
        return [[element('strong', '', battle.name), id], battle.ruleset, battle.standing];
      },
      problem || says('Ancora nessuna.', 'None yet.'),
    ),
  );
  if (mayOpen(role)) {
    const scenarios = await everyScenario();
    const select = choiceOf(Object.fromEntries(scenarios.map(({ key, title, book }) => [key, title + ' · ' + book])));
    if (scenarios.length > 0) {
      section.append(
        lineOf(
          [fieldOf('open', 'scenario', says('Scenario', 'Scenario'), select), nameField('open', says('Nome della battaglia', 'Name of the battle'))],
          says('Apri dallo scenario', 'Open from the scenario'),
          ({ scenario: key, name }) => {
            const { title, ruleset, scenario } = scenarios.find(one => one.key === key);
            return ask('POST', '/v1/clubs/' + club + '/battles', { name: name || title, ruleset, scenario });
          },
          () => show(),
        ),
      );
    }
  }
  return { section, first: items[0] };
};

const momentOf = instant => new Date(instant).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });

/** The passwords that were reset, and the links made for it: everybody sees their own, an owner all. */
const resetsOf = async (club, members, place) => {
  const { items } = await all('/v1/clubs/' + club + '/password-resets');
  if (items.length === 0) return [];
  const nameOf = id => (members.find(member => member.id === id) || {}).name || says('ex socio', 'former member');
  const ways = {
    link: ({ madeBy }) => says('link di ', 'link made by ') + nameOf(madeBy),
    'recovery-code': () => says('codice di recupero', 'recovery code'),
    operator: () => says('da chi gestisce il server', 'by whoever runs the server'),
  };
  const isOpen = ({ usedAt, withdrawnAt, expiresAt }) => !usedAt && !withdrawnAt && new Date(expiresAt) > new Date();
  const standing = reset => {
    if (reset.usedAt) return says('rimessa il ', 'reset on ') + momentOf(reset.usedAt) + says('; chiavi revocate: ', '; keys revoked: ') + reset.keysRevoked;
    if (reset.withdrawnAt) return says('ritirato il ', 'withdrawn on ') + momentOf(reset.withdrawnAt);
    return isOpen(reset) ? says('non ancora usato; vale fino al ', 'not used yet; holds until ') + momentOf(reset.expiresAt) : says('scaduto senza essere usato', 'expired unused');
  };
  const withdrawal = reset => takeAway(
    says('Ritira', 'Withdraw'),
    says('Ritirare il link? Non servirà più.', 'Withdraw the link? It will not serve any more.'),
    '/v1/clubs/' + club + '/password-resets/' + reset.id,
    place,
    () => show(),
  );
  return [
    element('h3', '', says('Password rimesse', 'Passwords that were reset')),
    tableOf(
      [says('Di chi', 'Whose'), says('Come', 'How'), says('Quando', 'When'), says('A che punto è', 'Where it stands'), ''],
      items.slice().reverse().map(reset => [
        element('strong', '', nameOf(reset.member)),
        (ways[reset.way] || (() => reset.way))(reset),
        momentOf(reset.createdAt),
        standing(reset),
        isOpen(reset) ? withdrawal(reset) : '',
      ]),
    ),
  ];
};

/** A new recovery code, for whoever knows the password. */
const recoveryLine = place => {
  const password = element('input');
  password.type = 'password';
  password.autocomplete = 'current-password';
  return lineOf(
    [fieldOf('recovery-code', 'password', says('La tua password', 'Your password'), password)],
    says('Fai un codice di recupero', 'Make a recovery code'),
    filled => ask('PUT', '/v1/session/recovery-code', filled),
    ({ recoveryCode }) => place.replaceChildren(recoveryOf(recoveryCode)),
  );
};

const membersPart = async ({ club, role, member: self }) => {
  const { items, problem } = await all('/v1/clubs/' + club + '/members');
  const place = liveOf();
  const linkFor = ({ id, name }) => buttonOf(says('Password nuova', 'New password'), async () => {
    const reply = await ask('POST', '/v1/clubs/' + club + '/members/' + id + '/reset');
    place.replaceChildren(reply.ok ? secretOf('reset', says('Link da dare a ', 'Link to hand to ') + name, whole(reply.body.link)) : element('p', 'fault', reply.body.detail));
  });
  const removal = ({ id, name }) => takeAway(
    says('Togli', 'Remove'),
    says('Togliere ' + name + ' dal club, con le sue chiavi?', 'Remove ' + name + ' from the club, keys and all?'),
    '/v1/clubs/' + club + '/members/' + id,
    place,
    () => show(),
  );
  const section = part(
    'members',
    says('Soci', 'Members'),
    listed(
      items,
      [says('Nome', 'Name'), says('Ruolo', 'Role'), ...(role === 'owner' ? [''] : [])],
      member => [
        element('strong', '', member.name),
        roles[member.role] || member.role,
        ...(role === 'owner' ? [member.id === self ? '' : [...(member.role === 'owner' ? [] : [linkFor(member), ' ']), removal(member)]] : []),
      ],
      problem || '',
    ),
  );
  if (role === 'owner' || role === 'referee') {
    const offered = role === 'owner' ? roles : { player: roles.player, spectator: roles.spectator };
    const select = choiceOf(offered);
    select.value = 'player';
    section.append(
      lineOf(
        [fieldOf('invite', 'role', says('Invita come', 'Invite as'), select)],
        says('Fai un invito', 'Make an invitation'),
        filled => ask('POST', '/v1/clubs/' + club + '/invitations', filled),
        ({ link }) => place.replaceChildren(secretOf('invitation', says('Link di invito, per una persona sola', 'Invitation link, for one person'), whole(link))),
      ),
    );
  }
  section.append(place, ...(await resetsOf(club, items, place)), recoveryLine(place));
  return section;
};

/** The rows of a sheet that was saved as text: cells apart by whatever the first line parts them by, quoted where need be. */
const rowsOf = text => {
  const [first = ''] = text.split('\\n');
  const apart = [';', '\\t', ','].reduce((most, one) => (first.split(one).length > first.split(most).length ? one : most), ',');
  const rows = [[]];
  for (const [cell, quoted, plain, after] of text.matchAll(new RegExp('(?:"((?:[^"]|"")*)"|([^"' + apart + '\\r\\n][^' + apart + '\\r\\n]*|))(' + apart + '|\\r?\\n|$)', 'g'))) {
    if (cell === '' && rows.at(-1).length === 0) break;
    rows.at(-1).push((quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim());
    if (after === '') break;
    if (after !== apart) rows.push([]);
  }
  return rows.filter(row => row.some(cell => cell !== ''));
};

const yesNo = { true: true, vero: true, sì: true, si: true, yes: true, x: true, false: false, falso: false, no: false };
/** A cell as its field wants it. What does not fit stays as it is written: the book says what is wrong with it. */
const valueOf = (cell, { type = [], oneOf = [] } = {}) => {
  const types = [type, ...oneOf.map(one => one.type)].flat();
  if (types.includes('boolean')) return yesNo[cell.toLowerCase()] ?? cell;
  if (types.includes('array')) return cell.split(/\\s*[;|]\\s*/);
  const plain = cell.replace(',', '.');
  return (types.includes('integer') || types.includes('number')) && /^-?\\d+(\\.\\d+)?$/.test(plain) ? Number(plain) : cell;
};

/** What the battle gives, or stands beside the fields of a unit. */
const besideFacts = ['id', 'side', 'name', 'nome'];
const unitsInSheet = (text, fields) => {
  const [titles = [], ...rows] = rowsOf(text);
  return rows.map(row => {
    const said = titles.map((title, i) => [title, row[i] ?? '']).filter(([title, cell]) => title !== '' && cell !== '');
    const named = said.find(([title]) => ['name', 'nome'].includes(title.toLowerCase()));
    const facts = said.filter(([title]) => !besideFacts.includes(title.toLowerCase()));
    return { name: named ? named[1] : '', facts: Object.fromEntries(facts.map(([title, cell]) => [title, valueOf(cell, fields[title])])) };
  });
};

/** A roster in a file: JSON as the API writes it, or a sheet with a column for each field; or what is wrong with it. */
const rosterIn = async (file, ruleset) => {
  if (!file || file.size === 0) return { problem: says('Scegliere un file CSV o JSON.', 'Choose a CSV or JSON file.') };
  if (file.size > 500000) return { problem: says('Il file è troppo grande: al massimo 500 kB.', 'The file is too large: at most 500 kB.') };
  const text = (await file.text()).replace(/^\\uFEFF/, '');
  const title = file.name.replace(/\\.\\w+$/, '');
  if (/^\\s*[[{]/.test(text)) {
    try {
      const written = JSON.parse(text);
      const { units = written, name = title, ruleset: book = ruleset } = written;
      if (!Array.isArray(units)) throw new Error();
      return { name, ruleset: book, units: units.map(({ name, facts }) => ({ name, facts })) };
    } catch {
      return { problem: says('Il file JSON deve avere un elenco di unità, ciascuna con name e facts.', 'The JSON file must have a list of units, each with name and facts.') };
    }
  }
  const { ok, body } = await ask('GET', '/v1/rulesets/' + ruleset);
  if (!ok) return { problem: body.detail };
  const units = unitsInSheet(text, body.unit.properties);
  return units.length > 0
    ? { name: title, ruleset, units }
    : { problem: says('Il file CSV deve avere una riga di titoli (name e i campi dell’unità) e una riga per unità.', 'The CSV file must have a row of titles (name and the fields of the unit) and a row for each unit.') };
};

/** What is wrong with a roster, each with the unit that it is about. */
const byUnit = ({ faults, ...problem }, units) => ({
  ...problem,
  ...(faults && {
    faults: faults.map(({ path, message }) => {
      const [, at, field] = /^units\\.(\\d+)\\.?(.*)$/.exec(path) || [];
      if (at === undefined) return { path, message };
      const { name } = units[at] || {};
      return { path: says('Unità ', 'Unit ') + (Number(at) + 1) + (name ? ' «' + name + '»' : '') + (field ? ', ' + field.replace(/^facts\\./, '') : ''), message };
    }),
  }),
});

/** What the book says of a roster, unit by unit, with the paragraphs. */
const reportOf = ({ name }, { ready, units }) => {
  const panel = element('section', 'panel');
  const verdict = is => element('span', 'mark ' + (is ? 'good' : 'bad'), is ? says('può scendere in campo', 'may take the field') : says('non può scendere in campo', 'may not take the field'));
  const title = element('p');
  title.append(element('strong', '', name), ' ', verdict(ready));
  const told = ({ checks, faults }) => [
    ...checks.map(({ summary, cites }) => {
      const line = element('p', '', summary + ' ');
      line.append(element('span', 'cite', cites.join(', ')));
      return line;
    }),
    ...faults.map(({ path, detail }) => element('p', 'fault', path + ': ' + detail)),
  ];
  panel.append(
    title,
    listed(
      units,
      [says('Unità', 'Unit'), says('Giudizio', 'Judgement'), says('Che cosa dice il libro', 'What the book says')],
      unit => [element('strong', '', unit.name), verdict(unit.ready), told(unit)],
      says('Nessuna unità.', 'No units.'),
    ),
  );
  return panel;
};

/** A short name for a side, out of a long one. */
const sideId = (name, i) => name.normalize('NFD').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '').slice(0, 38) || 'side-' + (i + 1);

const rostersPart = async ({ club, role, member: self }) => {
  const place = liveOf();
  const held = element('div');
  const report = async roster => {
    const { ok, body } = await ask('GET', '/v1/rosters/' + roster.id + '/report');
    place.replaceChildren(ok ? reportOf(roster, body) : element('p', 'fault', body.detail));
  };
  const csv = ({ id, name }) => {
    const way = element('a', '', 'CSV');
    way.href = '/v1/rosters/' + id + '/roster.csv';
    way.download = name + '.csv';
    return way;
  };
  const removal = ({ id, name }) => takeAway(
    says('Togli', 'Remove'),
    says('Togliere il roster «' + name + '»? Le battaglie tengono le unità che ne hanno copiato.', 'Remove the roster “' + name + '”? Battles keep the units that they have copied from it.'),
    '/v1/rosters/' + id,
    place,
    list,
  );
  const openingFrom = rosters => {
    const choice = () => choiceOf(Object.fromEntries(rosters.map(({ id, name, ruleset }) => [id, name + ' · ' + ruleset])));
    const other = choice();
    other.selectedIndex = 1;
    return lineOf(
      [
        fieldOf('field', 'sides.0.roster', says('Una parte', 'One side'), choice()),
        fieldOf('field', 'sides.1.roster', says('L’altra parte', 'The other side'), other),
        nameField('field', says('Nome della battaglia', 'Name of the battle')),
      ],
      says('Apri dai roster', 'Open from the rosters'),
      filled => {
        const sides = [0, 1].map(i => rosters.find(({ id }) => id === filled['sides.' + i + '.roster']));
        const names = sides.map(({ name }, i) => ({ name, id: sideId(name, i) }));
        if (names[0].id === names[1].id) names[1].id += '-2';
        return ask('POST', '/v1/clubs/' + club + '/battles', {
          name: filled.name || names.map(({ name }) => name).join(' – ').slice(0, 100),
          ruleset: sides[0].ruleset,
          sides: sides.map(({ id: roster }, i) => ({ ...names[i], roster })),
        });
      },
      () => show(),
    );
  };
  const list = async () => {
    const { items, problem } = await all('/v1/clubs/' + club + '/rosters');
    held.replaceChildren(
      listed(
        items,
        [says('Nome', 'Name'), says('Regolamento', 'Ruleset'), says('Unità', 'Units'), ''],
        roster => [
          roster.visibility === 'private' ? [element('strong', '', roster.name), below(says('privato: lo leggono chi l’ha fatto e gli arbitri', 'private: read by its maker and the referees'))] : element('strong', '', roster.name),
          roster.ruleset,
          String(roster.many),
          [buttonOf(says('Che cosa dice il libro', 'What the book says'), () => report(roster)), ' ', csv(roster), ' ', ...(mayOpen(role) || roster.madeBy === self ? [removal(roster)] : [])],
        ],
        problem || says('Ancora nessuno.', 'None yet.'),
      ),
      ...(mayOpen(role) && items.length > 1 ? [openingFrom(items)] : []),
    );
  };
  await list();
  const section = part('rosters', says('Roster', 'Rosters'), held);
  if (role !== 'spectator') {
    const file = element('input');
    file.type = 'file';
    file.accept = '.csv,.json,text/csv,application/json';
    const books = await everyBook();
    const about = element('p', 'quiet', says(
      'Un roster è un file CSV, con una colonna name e una per ogni campo dell’unità, o JSON come lo scrive l’API. I campi: ',
      'A roster is a CSV file, with a column name and one for each field of the unit, or JSON as the API writes it. The fields: ',
    ));
    books.forEach(({ id, title, links }, i) => {
      const way = wayTo(links.manual, title);
      way.hash = 'unit';
      about.append(i === 0 ? '' : ' · ', way);
    });
    section.append(
      about,
      lineOf(
        [
          fieldOf('upload', 'file', says('File del roster', 'Roster file'), file),
          fieldOf('upload', 'ruleset', says('Regolamento', 'Ruleset'), choiceOf(Object.fromEntries(books.map(({ id, title }) => [id, title])))),
          nameField('upload', says('Nome del roster', 'Name of the roster')),
          fieldOf('upload', 'visibility', says('Chi può leggerlo', 'Who may read it'), choiceOf({
            club: says('tutto il club', 'the whole club'),
            private: says('io e gli arbitri', 'the referees and I'),
          })),
        ],
        says('Carica il roster', 'Upload the roster'),
        async filled => {
          const { problem, ...roster } = await rosterIn(filled.file, filled.ruleset);
          if (problem) return { ok: false, body: { detail: problem } };
          const reply = await ask('POST', '/v1/clubs/' + club + '/rosters', { ...roster, name: filled.name || roster.name, visibility: filled.visibility });
          return reply.ok ? reply : { ...reply, body: byUnit(reply.body, roster.units) };
        },
        async roster => {
          await list();
          await report(roster);
        },
      ),
    );
  }
  section.append(place);
  return section;
};

const keysPart = async ({ club }, battle) => {
  const place = liveOf();
  const valid = liveOf();
  const list = async () => {
    const { items, problem } = await all('/v1/clubs/' + club + '/keys');
    const revocation = ({ id, name }) => takeAway(
      says('Revoca', 'Revoke'),
      says('Revocare la chiave «' + name + '»? Non servirà più.', 'Revoke the key “' + name + '”? It will not serve any more.'),
      '/v1/clubs/' + club + '/keys/' + id,
      place,
      list,
    );
    valid.replaceChildren(
      listed(
        items.filter(({ revokedAt }) => revokedAt === null),
        [says('Chiave', 'Key'), says('Che cosa può', 'What it may do'), says('Usata il', 'Used on'), says('Vale fino al', 'Valid until'), ''],
        key => [[element('strong', '', key.name), below(key.id)], scopes[key.scope] || key.scope, dayOf(key.usedOn), dayOf(key.expiresAt), revocation(key)],
        problem || says('Ancora nessuna.', 'None yet.'),
      ),
    );
  };
  await list();
  const name = element('input');
  name.maxLength = 80;
  name.autocomplete = 'off';
  const inCell = key => {
    if (!key.startsWith('wk_s_') || !battle) return [];
    const cell = element('pre');
    cell.append(element('code', '', '=' + says('SERVIZIO.WEB', 'WEBSERVICE') + '("' + location.origin + '/v1/sheet/battles/' + battle.id + '?key=' + key + '")'));
    return [cell];
  };
  return part(
    'keys',
    says('Chiavi per programmi', 'Keys for programs'),
    element('p', '', says('Un foglio di calcolo o un programma entra con una chiave. Può al massimo quel che può chi la fa.', 'A spreadsheet or a program comes in with a key. It may do at most what its maker may.')),
    valid,
    lineOf(
      [
        fieldOf('key', 'name', says('A che cosa serve', 'What it is for'), name),
        fieldOf('key', 'scope', says('Che cosa può', 'What it may do'), choiceOf(scopes)),
      ],
      says('Fai una chiave', 'Make a key'),
      filled => ask('POST', '/v1/clubs/' + club + '/keys', filled),
      async ({ key }) => {
        place.replaceChildren(secretOf('key', says('La chiave', 'The key'), key, ...inCell(key)));
        await list();
      },
    ),
    place,
  );
};

const place = document.getElementById('club');
/** The club that is shown; the first, until another is chosen. */
let chosen = '';
const show = async () => {
  const { ok, status, body: me } = await ask('GET', '/v1/session');
  if (status === 401) return location.replace(to('/sign-in'));
  if (!ok) return place.replaceChildren(element('p', 'fault', me.detail));
  const who = element('div', 'who');
  const line = element('p');
  who.append(line, buttonOf(says('Esci', 'Sign out'), leave));
  const belonging = me.clubs.find(({ club }) => club === chosen) || me.clubs[0];
  line.append(element('strong', '', me.name));
  if (!belonging) return place.replaceChildren(who, element('p', 'quiet', says('In nessun club: serve un invito.', 'In no club: it takes an invitation.')));
  line.append(' · ' + belonging.name + ' · ' + (roles[belonging.role] || belonging.role));
  const parts = [who];
  if (me.clubs.length > 1) {
    const select = choiceOf(Object.fromEntries(me.clubs.map(({ club, name }) => [club, name])));
    select.value = belonging.club;
    select.addEventListener('change', () => {
      chosen = select.value;
      // Nothing of the one club is left to press while the other is fetched.
      place.replaceChildren(element('p', 'quiet', says('Un momento…', 'One moment…')));
      show();
    });
    const row = element('div', 'row');
    row.append(fieldOf('which', 'club', 'Club', select));
    parts.push(row);
  }
  const [battles, members, rosters] = await Promise.all([battlesPart(belonging), membersPart(belonging), rostersPart(belonging)]);
  place.replaceChildren(...parts, battles.section, members, rosters, await keysPart(belonging, battles.first));
};
if (place) show();
`;
