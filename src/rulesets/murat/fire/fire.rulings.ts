import { ruling } from '../../../core/index.js';

// prettier-ignore
export const woodEdgeFire = ruling('wood-edge-fire', '§2.8',
  { it: 'Chi sta al bordo di un bosco spara verso l’esterno a distanza normale o solo a 1 UM?', en: 'Does a unit at the edge of a wood fire outwards at normal range, or at 1 UM only?' }, {
    'normal-range': { it: 'a distanza normale', en: 'at normal range' },
    'one-um':       { it: 'solo a 1 UM', en: 'at 1 UM only' },
  });

// prettier-ignore
export const sixAlways = ruling('six-always', '§2.8',
  { it: 'Per i moschetti un 6 causa sempre una perdita, per i cannoni è sempre un hit: che cosa vale?', en: 'For muskets a 6 always causes a loss, for guns it is always a hit: which holds?' }, {
    'hit':  { it: 'un 6 è sempre un hit', en: 'a 6 is always a hit' },
    'loss': { it: 'se l’unico hit della salva è un 6, causa 1 perdita', en: 'a 6 that is the only hit of a volley causes 1 loss' },
  });

// prettier-ignore
export const columnBonus = ruling('column-bonus', '§2.8',
  { it: 'La colonna di marcia conta anche come colonna?', en: 'Does a march column also count as a column?' }, {
    'not-cumulative': { it: 'no: solo +3', en: 'no: +3 only' },
    'cumulative':     { it: 'sì: +3 e +1', en: 'yes: +3 and +1' },
  });

// prettier-ignore
export const heavyCoverMusketry = ruling('heavy-cover-musketry', '§2.8, §2.14',
  { it: 'Il perimetro è copertura pesante anche per il fuoco, ma la tabella ha una sola riga di copertura.', en: 'A perimeter is heavy cover for fire too, but the table has one row for cover.' }, {
    'minus-1': { it: '-1 per ogni copertura', en: '-1 for any cover' },
    'minus-2': { it: '-2 per la copertura pesante', en: '-2 for heavy cover' },
  });

// prettier-ignore
export const rerollStacking = ruling('reroll-stacking', '§2.8',
  { it: 'Chi è insieme tiratore e con schermagliatori ritira due dadi?', en: 'Does a unit with sharpshooters and skirmishers re-roll two dice?' }, {
    'cumulative': { it: 'sì, due dadi diversi', en: 'yes, two different dice' },
    'one-only':   { it: 'no, uno solo', en: 'no, only one' },
  });

// prettier-ignore
export const skirmisherTarget = ruling('skirmisher-target', '§2.8',
  { it: 'Gli schermagliatori servono contro chiunque non ne abbia o solo contro la fanteria?', en: 'Do skirmishers help against anybody without them, or against infantry only?' }, {
    'any-without-sk': { it: 'contro ogni unità senza SK', en: 'against any unit without SK' },
    'infantry-only':  { it: 'solo contro fanteria senza SK', en: 'against infantry without SK only' },
  });

// prettier-ignore
export const firstVolleyScope = ruling('first-volley-scope', '§2.8',
  { it: 'Il primo fuoco è uno per battaglia o uno per mossa?', en: 'Is the first volley one a battle or one a turn?' }, {
    'per-battle': { it: 'uno per battaglia', en: 'one a battle' },
    'per-turn':   { it: 'uno per mossa', en: 'one a turn' },
  });

// prettier-ignore
export const firstVolleyConscripts = ruling('first-volley-conscripts', '§2.8',
  { it: 'I coscritti che sparano senza provare a trattenersi hanno il +1 del primo fuoco?', en: 'Do conscripts that fire without trying to hold have the +1 of the first volley?' }, {
    'lost-only-on-failed-hold': { it: 'sì: lo perdono solo se falliscono il tiro', en: 'yes: it is lost only by a failed roll' },
    'lost-unless-held':         { it: 'no: nella propria attivazione lo hanno solo dopo essersi trattenuti', en: 'no: in their own activation they have it only after holding' },
  });

// prettier-ignore
export const conscriptHoldScope = ruling('conscript-hold-scope', '§2.8',
  { it: 'I coscritti devono sparare per primi sempre, o solo finché hanno il primo fuoco?', en: 'Must conscripts always fire first, or only while they have their first volley?' }, {
    'until-first-volley': { it: 'solo finché hanno il primo fuoco', en: 'only while they have their first volley' },
    'every-activation':   { it: 'in ogni attivazione', en: 'in every activation' },
  });

// prettier-ignore
export const artilleryDiceFloor = ruling('artillery-dice-floor', '§2.8',
  { it: 'Il minimo di due dadi è scritto solo per i moschetti: quanti ne tira almeno una batteria?', en: 'The minimum of two dice is written for muskets only: how many does a battery throw at least?' }, {
    'one':  { it: 'almeno uno', en: 'at least one' },
    'zero': { it: 'anche nessuno', en: 'even none' },
    'two':  { it: 'almeno due', en: 'at least two' },
  });

// prettier-ignore
export const guardArtilleryStacking = ruling('guard-artillery-stacking', '§2.8',
  { it: 'Le batterie della Vecchia Guardia contano anche come Guardia?', en: 'Do Old Guard batteries also count as Guard?' }, {
    'highest-only': { it: 'no: solo +2', en: 'no: +2 only' },
    'cumulative':   { it: 'sì: +2 e +1', en: 'yes: +2 and +1' },
  });

// prettier-ignore
export const counterBatteryScope = ruling('counter-battery-scope', '§2.8',
  { it: 'Il fuoco sui pezzi al traino è fuoco di controbatteria?', en: 'Is fire at limbered guns counter-battery fire?' }, {
    'deployed-only': { it: 'no, solo sui pezzi schierati', en: 'no, only at deployed guns' },
    'any-artillery': { it: 'sì, su ogni artiglieria', en: 'yes, at any artillery' },
  });

// prettier-ignore
export const pushBackDice = ruling('push-back-dice', '§2.9',
  { it: 'Chi subisce più perdite dalla stessa salva lancia un dado solo o uno per perdita?', en: 'Does a unit that suffers several losses from one volley throw one die, or one a loss?' }, {
    'one-per-volley': { it: 'un dado per salva', en: 'one die a volley' },
    'one-per-loss':   { it: 'un dado per perdita, e le distanze si sommano', en: 'one die a loss, and the distances add up' },
  });
