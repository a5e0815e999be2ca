import type { Example } from '../../../core/index.js';
import { noShot } from './volley.facts.js';
import type { musketryFacts, musketryOutcome } from './musketry.facts.js';

/** A regiment whose first volley is spent: two dice, and no row speaks. */
const regiment = { fouCurrent: 6, firstVolleySpent: true } as const;
/** The volley of that regiment at another in line, in the open. */
const plain = { shooter: regiment, target: { fouCurrent: 8 }, rangeUm: 3 } as const;

export const musketryExamples: readonly Example<typeof musketryFacts, typeof musketryOutcome>[] = [
  {
    says: {
      it: 'Un reggimento austriaco FoU 8 fa il primo fuoco a 3 UM e tira 1, 3, 5 e 6',
      en: 'An Austrian regiment of FoU 8 fires its first volley at 3 UM and throws 1, 3, 5 and 6',
    },
    facts: { ...plain, shooter: { nation: 'austrian', fouCurrent: 8 } },
    dice: [1, 3, 5, 6],
    outcome: {
      legal: true,
      baseDice: 3,
      dice: 4,
      needed: 5,
      modifiers: [{ id: 'first-volley', value: 1 }],
      rerollsAvailable: [],
      hits: 2,
      losses: 1,
      disorderInflicted: true,
      targetDisordered: true,
      targetFouAfter: 7,
      targetDissolved: false,
      targetDecimated: false,
      pushBackDice: 1,
    },
    fromTheBook: '§2.8',
  },
  {
    says: {
      it: 'La stessa salva fino in fondo: il bersaglio indietreggia di 2 UM e il suo generale cade',
      en: 'The same volley to its end: the target is pushed back 2 UM and its general falls',
    },
    facts: {
      shooter: { nation: 'austrian', fouCurrent: 8 },
      target: { fouCurrent: 8, attachedGenerals: ['villate'] },
      rangeUm: 3,
      followed: true,
    },
    dice: [1, 3, 5, 6, 6, 6],
    outcome: { losses: 1, pushBackDice: 1, pushedBackUm: 2, generalKilled: true },
  },
  {
    says: {
      it: 'Fino in fondo: chi supporta il bersaglio è disordinato con lui',
      en: 'To its end: whoever supports the target is disordered with it',
    },
    facts: {
      shooter: { nation: 'austrian', fouCurrent: 8 },
      target: { fouCurrent: 8, supporterId: '69th' },
      rangeUm: 3,
      followed: true,
    },
    dice: [1, 3, 5, 6, 1],
    outcome: { losses: 1, pushedBackUm: 1, targetDisordered: true },
  },
  {
    says: {
      it: 'Fino in fondo, ma nessuno è colpito: nessuno indietreggia e nessuno rischia',
      en: 'To its end, but nobody is hit: nobody is pushed back and nobody is at risk',
    },
    facts: {
      shooter: { nation: 'austrian', fouCurrent: 8 },
      target: { fouCurrent: 8, attachedGenerals: ['villate'] },
      rangeUm: 3,
      followed: true,
    },
    dice: [1, 3, 4, 2],
    outcome: { hits: 0, pushedBackUm: 0, generalKilled: null },
  },
  {
    says: {
      it: 'Due dadi a vuoto: il bersaglio, già disordinato, resta com’è',
      en: 'Two dice miss: the target, disordered already, stays as it is',
    },
    facts: { ...plain, target: { fouCurrent: 8, disordered: true } },
    dice: [4, 1],
    outcome: {
      baseDice: 2,
      dice: 2,
      modifiers: [],
      hits: 0,
      losses: 0,
      disorderInflicted: false,
      targetDisordered: true,
      targetFouAfter: 8,
      pushBackDice: 0,
    },
  },
  {
    says: {
      it: 'Disordinati e in colonna d’attacco si spara con due dadi in meno; entro 1 UM basta un 4',
      en: 'Disordered and in attack column: two dice fewer; within 1 UM a 4 is enough',
    },
    facts: {
      ...plain,
      shooter: { ...regiment, fouCurrent: 12, disordered: true, formation: 'attack-column' },
      rangeUm: 1,
    },
    dice: [4, 3],
    outcome: {
      baseDice: 4,
      dice: 2,
      needed: 4,
      modifiers: [
        { id: 'shooter-disordered', value: -1 },
        { id: 'shooter-attack-column', value: -1 },
      ],
      hits: 1,
      losses: 0,
      targetDisordered: true,
    },
  },
  {
    says: { it: 'Con FoU 1 si tira sempre un dado solo', en: 'With FoU 1 it is always a single die' },
    facts: {
      ...plain,
      shooter: { fouInitial: 8, fouCurrent: 1, nation: 'british', experience: 'elite' },
      enfilade: true,
    },
    dice: [5],
    outcome: {
      baseDice: 1,
      dice: 1,
      modifiers: [
        { id: 'first-volley', value: 1 },
        { id: 'enfilade-or-rear', value: 1 },
        { id: 'guard-or-elite', value: 1 },
        { id: 'british-infantry', value: 1 },
      ],
      hits: 1,
    },
  },
  {
    says: {
      it: 'Un quadrato spara con almeno due dadi, e gli serve il 6',
      en: 'A square fires at least two dice, and needs a 6',
    },
    facts: { ...plain, shooter: { ...regiment, formation: 'square' }, rangeUm: 1 },
    dice: [5, 6],
    outcome: { baseDice: 2, dice: 2, needed: 6, modifiers: [{ id: 'shooter-square', value: -2 }], hits: 1 },
  },
  {
    says: {
      it: 'Anche chi difende il perimetro di un abitato colpisce solo col 6',
      en: 'Defenders of a perimeter also hit on 6 only',
    },
    facts: { ...plain, shooter: { ...regiment, formation: 'perimeter' }, rangeUm: 1 },
    dice: [5, 5],
    outcome: { dice: 2, needed: 6, modifiers: [], hits: 0 },
  },
  {
    says: {
      it: 'Fanteria leggera in ordine aperto in un bosco: copertura e ordine aperto si sommano',
      en: 'Light infantry in open order in a wood: cover and open order add up',
    },
    facts: {
      ...plain,
      shooter: { ...regiment, fouCurrent: 12 },
      target: { fouCurrent: 4, infantryClass: 'light', openOrder: true },
      targetPosition: 'woods',
    },
    dice: [5, 5],
    outcome: {
      baseDice: 4,
      dice: 2,
      modifiers: [
        { id: 'target-in-cover', value: -1 },
        { id: 'target-open-order-light', value: -1 },
      ],
      hits: 2,
      losses: 1,
      targetFouAfter: 3,
      pushBackDice: 1,
    },
  },
  {
    says: {
      it: 'Il quadrato è un bersaglio grosso, ma non indietreggia',
      en: 'A square is a large target, but it is not pushed back',
    },
    facts: { ...plain, target: { fouCurrent: 8, formation: 'square' } },
    dice: [5, 5, 6, 1],
    outcome: { dice: 4, modifiers: [{ id: 'target-square', value: 2 }], hits: 3, losses: 2, pushBackDice: 0 },
  },
  {
    says: { it: 'Contro una colonna d’attacco, un dado in più', en: 'Against an attack column, one die more' },
    facts: { ...plain, target: { fouCurrent: 8, formation: 'attack-column' } },
    dice: [5, 5, 1],
    outcome: { dice: 3, modifiers: [{ id: 'target-attack-column', value: 1 }], losses: 1 },
  },
  {
    says: {
      it: 'Contro una colonna di marcia tre dadi in più: cinque hit, tre perdite, un dado per indietreggiare',
      en: 'Against a march column three dice more: five hits, three losses, one push-back die',
    },
    facts: { ...plain, target: { fouCurrent: 8, formation: 'march-column' } },
    dice: [5, 5, 6, 6, 5],
    outcome: {
      dice: 5,
      modifiers: [{ id: 'target-march-column', value: 3 }],
      hits: 5,
      losses: 3,
      targetFouAfter: 5,
      targetDecimated: false,
      pushBackDice: 1,
    },
  },
  {
    says: {
      it: 'Per il club la colonna di marcia conta anche come colonna: +4',
      en: 'At this club a march column counts as a column too: +4',
    },
    facts: { ...plain, target: { fouCurrent: 8, formation: 'march-column' } },
    rulings: { 'column-bonus': 'cumulative' },
    dice: [1, 1, 1, 1, 1, 1],
    outcome: {
      dice: 6,
      modifiers: [
        { id: 'target-attack-column', value: 1 },
        { id: 'target-march-column', value: 3 },
      ],
    },
  },
  {
    says: {
      it: 'Per il club chi subisce due perdite lancia due dadi per indietreggiare',
      en: 'At this club two losses mean two push-back dice',
    },
    facts: { ...plain, target: { fouCurrent: 8, formation: 'march-column' } },
    rulings: { 'push-back-dice': 'one-per-loss' },
    dice: [5, 5, 6, 1, 1],
    outcome: { hits: 3, losses: 2, pushBackDice: 2 },
  },
  {
    says: {
      it: 'Una batteria al traino di FoU 1 perde l’ultima FoU e si dissolve',
      en: 'A limbered battery of FoU 1 loses its last FoU and dissolves',
    },
    facts: { ...plain, target: { arm: 'artillery', formation: 'limbered', fouInitial: 3, fouCurrent: 1 } },
    dice: [5, 5, 6],
    outcome: {
      dice: 3,
      modifiers: [{ id: 'target-limbered-artillery', value: 1 }],
      hits: 3,
      losses: 1,
      targetFouAfter: 0,
      targetDissolved: true,
      targetDecimated: true,
      pushBackDice: 0,
    },
  },
  {
    says: {
      it: 'Caricati da cavalleria leggera si spara a bruciapelo con un dado in meno, e chi carica non indietreggia',
      en: 'Charged by light cavalry it fires at point-blank with one die fewer, and the charger is not pushed back',
    },
    facts: {
      ...plain,
      shooter: { ...regiment, fouCurrent: 9 },
      target: { arm: 'cavalry', fouCurrent: 6 },
      rangeUm: 7,
      phase: 'enemy-activation',
      chargedBy: 'light-cavalry',
    },
    dice: [4, 4],
    outcome: {
      legal: true,
      dice: 2,
      needed: 4,
      modifiers: [{ id: 'charged-by-light-cavalry', value: -1 }],
      hits: 2,
      losses: 1,
      targetDisordered: true,
      pushBackDice: 0,
    },
  },
  {
    says: {
      it: 'Caricati dai corazzieri, due dadi in meno',
      en: 'Charged by cuirassiers, two dice fewer',
    },
    facts: {
      ...plain,
      shooter: { ...regiment, fouCurrent: 12 },
      target: { arm: 'cavalry', cavalryWeight: 'heavy', cavalryType: 'cuirassier', fouCurrent: 6 },
      chargedBy: 'heavy-cavalry',
      phase: 'enemy-activation',
    },
    dice: [3, 4],
    outcome: { dice: 2, needed: 4, modifiers: [{ id: 'charged-by-heavy-cavalry', value: -2 }], hits: 1 },
  },
  {
    says: {
      it: 'Caricato da cavalleria, un quadrato non perde dadi per la carica',
      en: 'Charged by cavalry, a square loses no dice by the charge',
    },
    facts: {
      ...plain,
      shooter: { ...regiment, fouCurrent: 15, formation: 'square' },
      target: { arm: 'cavalry', fouCurrent: 6 },
      chargedBy: 'heavy-cavalry',
      phase: 'enemy-activation',
    },
    dice: [6, 6, 1],
    outcome: { dice: 3, needed: 6, modifiers: [{ id: 'shooter-square', value: -2 }], losses: 1, pushBackDice: 0 },
  },
  {
    says: {
      it: 'Per il club il fuoco difensivo si misura: a 3 UM serve il 5',
      en: 'At this club defensive fire is measured: at 3 UM it needs a 5',
    },
    facts: { ...plain, chargedBy: 'infantry', phase: 'enemy-activation' },
    rulings: { 'defensive-fire-range': 'measured' },
    dice: [4, 5],
    outcome: { dice: 2, needed: 5, hits: 1 },
  },
  {
    says: {
      it: 'I tiratori ritirano un dado fallito',
      en: 'Sharpshooters throw one missed die again',
    },
    facts: { ...plain, shooter: { ...regiment, sharpshooters: true } },
    dice: [5, 2, 6],
    outcome: { dice: 2, rerollsAvailable: ['reroll-sharpshooters'], hits: 2, losses: 1 },
  },
  {
    says: {
      it: 'Tiratori con schermagliatori contro chi non ne ha: ritirano due dadi',
      en: 'Sharpshooters with skirmishers against a unit without: two dice thrown again',
    },
    facts: { ...plain, shooter: { ...regiment, sharpshooters: true, skirmishers: true } },
    dice: [2, 2, 5, 4],
    outcome: { rerollsAvailable: ['reroll-sharpshooters', 'reroll-skirmishers'], hits: 1 },
  },
  {
    says: {
      it: 'Con un solo dado fallito se ne ritira uno solo',
      en: 'With only one miss, only one die is thrown again',
    },
    facts: { ...plain, shooter: { ...regiment, sharpshooters: true, skirmishers: true } },
    dice: [6, 2, 5],
    outcome: { rerollsAvailable: ['reroll-sharpshooters', 'reroll-skirmishers'], hits: 2 },
  },
  {
    says: {
      it: 'Per il club tiratori e schermagliatori insieme ritirano un dado solo',
      en: 'At this club sharpshooters with skirmishers throw only one die again',
    },
    facts: { ...plain, shooter: { ...regiment, sharpshooters: true, skirmishers: true } },
    rulings: { 'reroll-stacking': 'one-only' },
    dice: [2, 2, 5],
    outcome: { rerollsAvailable: ['reroll-sharpshooters'], hits: 1 },
  },
  {
    says: {
      it: 'Gli schermagliatori delle due parti si annullano',
      en: 'The skirmishers of the two sides cancel out',
    },
    facts: { ...plain, shooter: { ...regiment, skirmishers: true }, target: { fouCurrent: 8, skirmishers: true } },
    dice: [2, 2],
    outcome: { rerollsAvailable: [], hits: 0 },
  },
  {
    says: {
      it: 'Contro chi sta in un bosco gli schermagliatori non servono',
      en: 'Against a unit in a wood skirmishers are of no use',
    },
    facts: { ...plain, shooter: { ...regiment, skirmishers: true }, targetPosition: 'woods' },
    dice: [2, 2],
    outcome: { dice: 2, rerollsAvailable: [], hits: 0 },
  },
  {
    says: {
      it: 'Gli schermagliatori servono anche contro la cavalleria',
      en: 'Skirmishers help against cavalry too',
    },
    facts: { ...plain, shooter: { ...regiment, skirmishers: true }, target: { arm: 'cavalry', fouCurrent: 6 } },
    dice: [2, 2, 5],
    outcome: { rerollsAvailable: ['reroll-skirmishers'], hits: 1 },
  },
  {
    says: {
      it: 'Per il club gli schermagliatori servono solo contro la fanteria',
      en: 'At this club skirmishers help against infantry only',
    },
    facts: { ...plain, shooter: { ...regiment, skirmishers: true }, target: { arm: 'cavalry', fouCurrent: 6 } },
    rulings: { 'skirmisher-target': 'infantry-only' },
    dice: [2, 2],
    outcome: { rerollsAvailable: [], hits: 0 },
  },
  {
    says: { it: 'Un solo 6 disordina e basta', en: 'A single 6 disorders and no more' },
    facts: plain,
    dice: [6, 1],
    outcome: { hits: 1, losses: 0, disorderInflicted: true, pushBackDice: 0 },
  },
  {
    says: {
      it: 'Per il club un 6 causa sempre una perdita, anche da solo',
      en: 'At this club a 6 always causes a loss, even alone',
    },
    facts: plain,
    rulings: { 'six-always': 'loss' },
    dice: [6, 1],
    outcome: { hits: 1, losses: 1, targetFouAfter: 7, pushBackDice: 1 },
  },
  {
    says: { it: 'Per lo stesso club un 5 da solo disordina', en: 'At the same club a lone 5 disorders' },
    facts: plain,
    rulings: { 'six-always': 'loss' },
    dice: [5, 1],
    outcome: { hits: 1, losses: 0, disorderInflicted: true },
  },
  {
    says: {
      it: 'Per lo stesso club vale anche il 6 di un dado ritirato',
      en: 'At the same club the 6 of a die thrown again counts as well',
    },
    facts: { ...plain, shooter: { ...regiment, sharpshooters: true } },
    rulings: { 'six-always': 'loss' },
    dice: [2, 1, 6],
    outcome: { hits: 1, losses: 1 },
  },
  {
    says: {
      it: 'Dietro un muretto si è in copertura e non si indietreggia',
      en: 'Behind a wall a unit is in cover and is not pushed back',
    },
    facts: { ...plain, shooter: { ...regiment, fouCurrent: 12 }, targetPosition: 'wall' },
    dice: [5, 5, 1],
    outcome: { dice: 3, modifiers: [{ id: 'target-in-cover', value: -1 }], losses: 1, pushBackDice: 0 },
  },
  {
    says: {
      it: 'Per il club la copertura pesante vale -2, e il muretto è pesante',
      en: 'At this club heavy cover is -2, and a wall is heavy',
    },
    facts: { ...plain, shooter: { ...regiment, fouCurrent: 12 }, targetPosition: 'wall' },
    rulings: { 'heavy-cover-musketry': 'minus-2' },
    dice: [5, 1],
    outcome: { dice: 2, modifiers: [{ id: 'target-in-cover', value: -2 }] },
  },
  {
    says: {
      it: 'Se i muretti sono copertura leggera, resta -1',
      en: 'Where walls are light cover, it stays -1',
    },
    facts: { ...plain, shooter: { ...regiment, fouCurrent: 12 }, targetPosition: 'wall' },
    rulings: { 'heavy-cover-musketry': 'minus-2', 'cover-classes': 'walls-light' },
    dice: [5, 1, 1],
    outcome: { dice: 3, modifiers: [{ id: 'target-in-cover', value: -1 }] },
  },
  {
    says: {
      it: 'Chi è schierato lungo il perimetro è coperto, dovunque si dica che stia',
      en: 'Whoever lines a perimeter is in cover, wherever he is said to stand',
    },
    facts: {
      ...plain,
      shooter: { ...regiment, fouCurrent: 12 },
      target: { fouCurrent: 8, formation: 'perimeter' },
    },
    dice: [5, 5, 1],
    outcome: { dice: 3, modifiers: [{ id: 'target-in-cover', value: -1 }], losses: 1, pushBackDice: 0 },
  },
  {
    says: {
      it: 'La copertura dichiarata vale più di quella del terreno',
      en: 'Cover that is declared goes before that of the ground',
    },
    facts: { ...plain, targetPosition: 'woods', targetCover: 'none' },
    dice: [1, 1],
    outcome: { modifiers: [] },
  },
  {
    says: {
      it: 'Speso il primo fuoco, non torna più',
      en: 'Once spent, the first volley does not come back',
    },
    facts: plain,
    dice: [1, 1],
    outcome: { dice: 2, modifiers: [] },
  },
  {
    says: {
      it: 'Per il club il primo fuoco torna a ogni mossa',
      en: 'At this club the first volley comes back every turn',
    },
    facts: plain,
    rulings: { 'first-volley-scope': 'per-turn' },
    dice: [1, 1, 1],
    outcome: { dice: 3, modifiers: [{ id: 'first-volley', value: 1 }] },
  },
  {
    says: {
      it: 'L’ordine aperto non ha il bonus del primo fuoco',
      en: 'Open order has no bonus for the first volley',
    },
    facts: { ...plain, shooter: { fouCurrent: 6, infantryClass: 'light', openOrder: true } },
    dice: [1, 1],
    outcome: { dice: 2, modifiers: [] },
  },
  {
    says: {
      it: 'Coscritti che non si sono trattenuti: niente bonus del primo fuoco',
      en: 'Conscripts that failed to hold: no bonus for the first volley',
    },
    facts: { ...plain, shooter: { fouCurrent: 6, experience: 'conscript' }, holdTest: 'failed' },
    dice: [1, 1],
    outcome: { dice: 2, modifiers: [] },
  },
  {
    says: {
      it: 'Coscritti che sparano senza provare a trattenersi: il bonus c’è',
      en: 'Conscripts that fire without trying to hold: they have the bonus',
    },
    facts: { ...plain, shooter: { fouCurrent: 6, experience: 'conscript' } },
    dice: [1, 1, 1],
    outcome: { dice: 3, modifiers: [{ id: 'first-volley', value: 1 }] },
  },
  {
    says: {
      it: 'Per il club i coscritti hanno il bonus solo dopo essersi trattenuti',
      en: 'At this club conscripts have the bonus only after holding',
    },
    facts: { ...plain, shooter: { fouCurrent: 6, experience: 'conscript' } },
    rulings: { 'first-volley-conscripts': 'lost-unless-held' },
    dice: [1, 1],
    outcome: { dice: 2, modifiers: [] },
  },
  {
    says: {
      it: 'Caricati, gli stessi coscritti hanno il loro primo fuoco',
      en: 'When charged, the same conscripts have their first volley',
    },
    facts: {
      ...plain,
      shooter: { fouCurrent: 6, experience: 'conscript' },
      phase: 'enemy-activation',
      chargedBy: 'infantry',
    },
    rulings: { 'first-volley-conscripts': 'lost-unless-held' },
    dice: [1, 1, 1],
    outcome: { dice: 3, needed: 4, modifiers: [{ id: 'first-volley', value: 1 }] },
  },
  {
    says: {
      it: 'Chi ha appena passato un ponte è colonna di marcia, e il bonus raddoppia: +6',
      en: 'A unit that has just crossed a bridge is a march column, and the bonus is doubled: +6',
    },
    facts: { ...plain, target: { fouCurrent: 8, formation: 'attack-column' }, bridge: 'crossing', enfilade: true },
    dice: [5, 5, 1, 1, 1, 1, 1, 1, 1],
    outcome: {
      dice: 9,
      modifiers: [
        { id: 'target-march-column', value: 3 },
        { id: 'enfilade-or-rear', value: 1 },
        { id: 'bridge-doubled', value: 3 },
      ],
      losses: 1,
    },
  },
  {
    says: {
      it: 'Per il club il ponte raddoppia ogni modificatore positivo',
      en: 'At this club the bridge doubles every positive modifier',
    },
    facts: { ...plain, bridge: 'crossing', enfilade: true },
    rulings: { 'bridge-crossing-fire': 'double-all-positive' },
    dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    outcome: {
      dice: 10,
      modifiers: [
        { id: 'target-march-column', value: 3 },
        { id: 'enfilade-or-rear', value: 1 },
        { id: 'bridge-doubled', value: 4 },
      ],
    },
  },
  {
    says: {
      it: 'Chi forza un ponte subisce il doppio dei modificatori positivi, e solo di quelli',
      en: 'A unit forcing a bridge suffers the positive modifiers twice, and only those',
    },
    facts: {
      ...plain,
      shooter: { ...regiment, experience: 'guard', disordered: true },
      target: { fouCurrent: 8, formation: 'attack-column' },
      chargedBy: 'infantry',
      phase: 'enemy-activation',
      bridge: 'forcing',
    },
    dice: [1, 1, 1, 4, 4],
    outcome: {
      dice: 5,
      modifiers: [
        { id: 'shooter-disordered', value: -1 },
        { id: 'target-attack-column', value: 1 },
        { id: 'guard-or-elite', value: 1 },
        { id: 'bridge-doubled', value: 2 },
      ],
      hits: 2,
      pushBackDice: 0,
    },
  },
  {
    says: {
      it: 'Per il club forzare un ponte è come passarlo: colonna di marcia, bonus doppio',
      en: 'At this club forcing a bridge is like crossing it: march column, bonus doubled',
    },
    facts: {
      ...plain,
      target: { fouCurrent: 8, formation: 'attack-column' },
      chargedBy: 'infantry',
      phase: 'enemy-activation',
      bridge: 'forcing',
    },
    rulings: { 'bridge-forcing-fire': 'double-column-bonus' },
    dice: [1, 1, 1, 1, 1, 1, 1, 1],
    outcome: {
      dice: 8,
      modifiers: [
        { id: 'target-march-column', value: 3 },
        { id: 'bridge-doubled', value: 3 },
      ],
    },
  },
  {
    says: {
      it: 'Sei perdite su otto: il bersaglio è decimato',
      en: 'Six losses out of eight: the target is decimated',
    },
    facts: { ...plain, target: { fouInitial: 8, fouCurrent: 3 } },
    dice: [5, 6],
    outcome: { losses: 1, targetFouAfter: 2, targetDecimated: true, targetDissolved: false, pushBackDice: 1 },
  },
  {
    says: {
      it: 'Se le soglie si arrotondano per difetto, cinque perdite su otto decimano',
      en: 'Where thresholds are rounded down, five losses out of eight decimate',
    },
    facts: { ...plain, target: { fouInitial: 8, fouCurrent: 4 } },
    rulings: { 'loss-thresholds': 'round-down' },
    dice: [5, 6],
    outcome: { losses: 1, targetFouAfter: 3, targetDecimated: true },
  },
  {
    says: {
      it: 'Il fuoco disordina un reggimento con il suo generale, che ora rischia',
      en: 'Fire disorders a regiment with its general, who is now at risk',
    },
    facts: { ...plain, target: { fouCurrent: 8, attachedGenerals: ['Villatte'] } },
    dice: [5, 1],
    outcome: { hits: 1, losses: 0, targetDisordered: true },
  },
  {
    says: {
      it: 'Il reggimento era già disordinato: per il club il suo generale non rischia più',
      en: 'The regiment was disordered already: at this club its general is at risk no more',
    },
    facts: { ...plain, target: { fouCurrent: 8, disordered: true, attachedGenerals: ['Villatte'] } },
    dice: [5, 1],
    rulings: { 'general-casualty-trigger': 'newly-disordered-only' },
    outcome: { hits: 1, targetDisordered: true },
  },
  {
    says: {
      it: 'Dragoni in colonna di marcia, a 8 UM, nell’attivazione nemica: quattro motivi',
      en: 'Dragoons in march column, at 8 UM, in the enemy’s activation: four reasons',
    },
    facts: {
      ...plain,
      shooter: { arm: 'cavalry', cavalryType: 'dragoon', formation: 'march-column', fouCurrent: 4 },
      rangeUm: 8,
      phase: 'enemy-activation',
    },
    outcome: {
      legal: false,
      reasons: [
        'infantry-only',
        'march-column-cannot-fire',
        'only-defensive-fire-outside-own-activation',
        'out-of-range',
      ],
      ...noShot,
    },
    notAllowed: true,
  },
  {
    says: {
      it: 'Chi ha già sparato e caricato non spara più',
      en: 'A unit that has fired and charged fires no more',
    },
    facts: { ...plain, shooter: { ...regiment, firedThisTurn: true, chargedThisTurn: true } },
    outcome: { legal: false, reasons: ['already-fired-this-turn', 'charging-unit-cannot-fire'], dice: null },
    notAllowed: true,
  },
  {
    says: {
      it: 'Non spara chi ha mosso con la divisione, ha mancato il quadrato o si è ritirato',
      en: 'Whoever moved with the division, failed a square or retired does not fire',
    },
    facts: { ...plain, movedByDivisionOrder: true, failedSquareThisTurn: true, retiredToRecover: true },
    outcome: { legal: false, reasons: ['failed-square', 'moved-by-division-order', 'retired-to-recover'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Misurata a 7 UM, per quel club la carica è ancora fuori tiro',
      en: 'Measured at 7 UM, at that club the charge is still out of range',
    },
    facts: { ...plain, rangeUm: 7, chargedBy: 'infantry', phase: 'enemy-activation' },
    rulings: { 'defensive-fire-range': 'measured' },
    outcome: { legal: false, reasons: ['out-of-range'] },
    notAllowed: true,
  },
  {
    says: { it: 'Al club gli inglesi hanno due dadi in più', en: 'At the club the British have two dice more' },
    facts: { ...plain, shooter: { ...regiment, nation: 'british' } },
    house: { 'british-infantry': 2 },
    dice: [1, 1, 1, 1],
    outcome: { dice: 4, modifiers: [{ id: 'british-infantry', value: 2 }] },
  },
];
