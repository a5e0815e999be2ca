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
  form.querySelector('p.fault').textContent = others.join(' ');
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
    if (!ok || body.open) return onSubmit(setUp, filled => ask('POST', '/v1/setup', filled), enter(setUp));
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
    if (!ok) return onSubmit(join, filled => ask('POST', '/v1/invitations/accept', { token, ...filled }), enter(join));
    const panel = greeting(body, buttonOf(says('Entra nel club', 'Join the club'), async () => {
      const reply = await ask('POST', '/v1/invitations/accept', { token });
      if (reply.ok) return location.replace(to('/club'));
      panel.querySelector('.fault').textContent = reply.body.detail;
    }, 'primary'));
    join.replaceWith(panel);
  });
}

const reset = document.getElementById('reset');
if (reset && token === '') withoutToken(reset);
else if (reset) {
  onSubmit(reset, filled => ask('POST', '/v1/password-resets/accept', { token, ...filled }), () => {
    const note = element('p', 'note', says('La password è cambiata. ', 'The password is changed. '));
    note.append(wayTo('/sign-in', says('Accedi', 'Sign in')), '.');
    reset.replaceWith(note);
    history.replaceState(null, '', location.pathname + location.search);
  });
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

const battlesPart = async ({ club, role }) => {
  const { items, problem } = await all('/v1/clubs/' + club + '/battles');
  // How a battle stands is told by the battle itself; those at the end of a long list are history.
  const told = await Promise.all(items.slice(0, 20).map(({ id }) => ask('GET', '/v1/battles/' + id)));
  const standing = i => {
    const reply = told[i];
    if (!reply || !reply.ok) return '';
    const { turn, phase, toAct, sides, outcome } = reply.body;
    if (outcome) return outcome;
    const who = toAct.map(id => (sides.find(side => side.id === id) || {}).name || id).join(', ');
    return [says('Mossa ', 'Turn ') + turn + ' · ' + phase.text, below(says('tocca a: ', 'to act: ') + who)];
  };
  const place = liveOf();
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
  if (role === 'owner' || role === 'referee') {
    const open = buttonOf(says('Apri Elchingen', 'Open Elchingen'), async () => {
      const reply = await ask('POST', '/v1/clubs/' + club + '/battles', { name: 'Elchingen', ruleset: 'murat', scenario: 'elchingen' });
      if (reply.ok) await show();
      else place.replaceChildren(element('p', 'fault', (reply.body.faults || []).map(({ message }) => message).join(' ') || reply.body.detail));
    });
    section.append(open, place);
  }
  return { section, first: items[0] };
};

const membersPart = async ({ club, role, member: self }) => {
  const { items, problem } = await all('/v1/clubs/' + club + '/members');
  const place = liveOf();
  const linkFor = ({ id, name }) => buttonOf(says('Password nuova', 'New password'), async () => {
    const reply = await ask('POST', '/v1/clubs/' + club + '/members/' + id + '/reset');
    place.replaceChildren(reply.ok ? secretOf('reset', says('Link da dare a ', 'Link to hand to ') + name, reply.body.link) : element('p', 'fault', reply.body.detail));
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
        ...(role === 'owner' ? [member.id === self ? '' : [linkFor(member), ' ', removal(member)]] : []),
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
        ({ link }) => place.replaceChildren(secretOf('invitation', says('Link di invito, per una persona sola', 'Invitation link, for one person'), link)),
      ),
    );
  }
  section.append(place);
  return section;
};

const rostersPart = async ({ club }) => {
  const { items, problem } = await all('/v1/clubs/' + club + '/rosters');
  return part(
    'rosters',
    says('Roster', 'Rosters'),
    listed(
      items,
      [says('Nome', 'Name'), says('Regolamento', 'Ruleset'), says('Unità', 'Units')],
      ({ name, ruleset, many }) => [element('strong', '', name), ruleset, String(many)],
      problem || says('Ancora nessuno.', 'None yet.'),
    ),
  );
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
