import type { Example } from '../../../core/index.js';
import type { moraleTestFacts, moraleTestOutcome } from './test.facts.js';

const company = { order: 'defence', originalFigures: 12 } as const;

export const moraleTestExamples: readonly Example<typeof moraleTestFacts, typeof moraleTestOutcome>[] = [
  {
    says: { it: 'Una compagnia sotto il tiro regge con 4', en: 'A company under fire stands on a 4' },
    facts: { ...company, occasion: 'fired-upon' },
    dice: [4],
    outcome: { rawChance: 4, chance: 4, modifiers: [], passed: true, orderAfter: 'defence', eliminated: false },
  },
  {
    says: { it: 'Con 5 va in ritirata', en: 'On a 5 it retreats' },
    facts: { ...company, occasion: 'fired-upon' },
    dice: [5],
    outcome: { chance: 4, passed: false, orderAfter: 'retreat', eliminated: false },
  },
  {
    says: {
      it: 'Veterani in quadrato, il generale e gli amici a 15 cm: non possono fallire',
      en: 'Veterans in square, their general and friends at 15 cm: they cannot fail',
    },
    facts: {
      ...company,
      occasion: 'fought-melee',
      quality: 'veteran',
      formation: 'square',
      cincDistanceCm: 15,
      friendDistanceCm: 15,
    },
    dice: [6],
    outcome: {
      rawChance: 9,
      chance: 9,
      modifiers: [
        { id: 'veterans', value: 1 },
        { id: 'commander-in-chief-within-15', value: 1 },
        { id: 'in-square', value: 2 },
        { id: 'friend-within-15', value: 1 },
      ],
      passed: true,
      orderAfter: 'defence',
    },
  },
  {
    says: {
      it: 'Generale e amici appena oltre i 15 cm non aiutano',
      en: 'General and friends just beyond 15 cm are no help',
    },
    facts: { ...company, occasion: 'fired-upon', cincDistanceCm: 15.5, friendDistanceCm: 15.5 },
    dice: [4],
    outcome: { rawChance: 4, modifiers: [], passed: true },
  },
  {
    says: { it: 'In 15 mm il generale aiuta entro 7,5 cm', en: 'With 15 mm figures the general helps within 7.5 cm' },
    facts: { ...company, occasion: 'fired-upon', cincDistanceCm: 7.5, friendDistanceCm: 8, figureScale: '15mm' },
    dice: [5],
    outcome: { rawChance: 5, modifiers: [{ id: 'commander-in-chief-within-15', value: 1 }], passed: true },
  },
  {
    says: {
      it: 'Reclute senza capo, prese di fianco, senza munizioni né carriaggi: solo un 1 le salva',
      en: 'Leaderless recruits, taken in flank, with neither ammunition nor baggage: only a 1 saves them',
    },
    facts: {
      order: 'attack',
      originalFigures: 10,
      occasion: 'fought-melee',
      quality: 'recruit',
      commanderAlive: false,
      contactedFlankOrRear: true,
      outOfAmmunition: true,
      ownBaggageDestroyed: true,
    },
    dice: [1],
    outcome: {
      rawChance: -2,
      chance: 1,
      modifiers: [
        { id: 'recruits', value: -1 },
        { id: 'unit-commander-eliminated', value: -1 },
        { id: 'contacted-flank-or-rear', value: -1 },
        { id: 'out-of-ammunition', value: -1 },
        { id: 'own-baggage-destroyed', value: -2 },
      ],
      passed: true,
      orderAfter: 'attack',
    },
  },
  {
    says: {
      it: 'Persi 4 soldatini su 12: un terzo esatto non pesa',
      en: '4 figures of 12 lost: exactly a third is no matter',
    },
    facts: { ...company, occasion: 'fired-upon', figuresLost: 4 },
    dice: [4],
    outcome: { rawChance: 4, modifiers: [], passed: true },
  },
  {
    says: { it: 'Persi 5 su 12: più di un terzo', en: '5 of 12 lost: more than a third' },
    facts: { ...company, occasion: 'fired-upon', figuresLost: 5 },
    dice: [4],
    outcome: { rawChance: 3, modifiers: [{ id: 'over-one-third-lost', value: -1 }], passed: false },
  },
  {
    says: { it: 'Ne restano 6 su 12: metà esatta, ancora −1', en: '6 of 12 are left: exactly half, still −1' },
    facts: { ...company, occasion: 'fired-upon', figures: 6 },
    dice: [3],
    outcome: { rawChance: 3, modifiers: [{ id: 'over-one-third-lost', value: -1 }], passed: true },
  },
  {
    says: { it: 'Ne restano 5 su 12: solo −2', en: '5 of 12 are left: −2 and no more' },
    facts: { ...company, occasion: 'fired-upon', figures: 5, figuresLost: 7 },
    dice: [3],
    outcome: { rawChance: 2, modifiers: [{ id: 'over-one-half-lost', value: -2 }], passed: false },
  },
  {
    says: { it: 'Per il club le due soglie si sommano', en: 'At this club both thresholds add up' },
    facts: { ...company, occasion: 'fired-upon', figures: 5 },
    rulings: { 'loss-thresholds': 'cumulative' },
    dice: [1],
    outcome: {
      rawChance: 1,
      modifiers: [
        { id: 'over-one-third-lost', value: -1 },
        { id: 'over-one-half-lost', value: -2 },
      ],
      passed: true,
    },
  },
  {
    says: {
      it: 'In ritirata nel bosco, nessun nemico vicino: si ferma in difesa con 5',
      en: 'In retreat in the woods, no enemy near: it rallies into defence on a 5',
    },
    facts: {
      order: 'retreat',
      originalFigures: 16,
      occasion: 'rally',
      noEnemySeenOrWithin60: true,
      inClosedTerrain: true,
    },
    dice: [5],
    outcome: {
      rawChance: 5,
      modifiers: [
        { id: 'no-enemy-seen-or-within-60', value: 2 },
        { id: 'in-closed-terrain', value: 1 },
        { id: 'retreating', value: -2 },
      ],
      passed: true,
      orderAfter: 'defence',
    },
  },
  {
    says: {
      it: 'Un nemico fuori vista a 61 cm non preoccupa nessuno',
      en: 'An enemy out of sight at 61 cm worries nobody',
    },
    facts: {
      order: 'retreat',
      originalFigures: 16,
      occasion: 'rally',
      enemies: [{ distanceCm: 61, visible: false }],
    },
    dice: [5],
    outcome: { rawChance: 4, passed: false, orderAfter: 'retreat', eliminated: false },
  },
  {
    says: { it: 'A 60 cm sì, anche se non si vede', en: 'At 60 cm it does, even unseen' },
    facts: {
      order: 'retreat',
      originalFigures: 16,
      occasion: 'rally',
      enemies: [{ distanceCm: 60, visible: false }],
      noEnemySeenOrWithin60: false,
    },
    dice: [3],
    outcome: { rawChance: 2, modifiers: [{ id: 'retreating', value: -2 }], passed: false },
  },
  {
    says: { it: 'E chi si vede, per lontano che sia', en: 'And so does one in sight, however far' },
    facts: { ...company, occasion: 'fired-upon', enemies: [{ distanceCm: 200, visible: true }] },
    dice: [6],
    outcome: { rawChance: 4, passed: false, orderAfter: 'retreat' },
  },
  {
    says: {
      it: 'Per il club conta solo chi si vede entro 60 cm: qui nessuno',
      en: 'At this club only those seen within 60 cm count: here none',
    },
    facts: {
      ...company,
      occasion: 'fired-upon',
      enemies: [
        { distanceCm: 200, visible: true },
        { distanceCm: 20, visible: false },
      ],
    },
    rulings: { 'no-enemy': 'none-seen-within-60' },
    dice: [6],
    outcome: { rawChance: 6, modifiers: [{ id: 'no-enemy-seen-or-within-60', value: 2 }], passed: true },
  },
  {
    says: { it: 'Passano all’attacco con 4', en: 'They go over to the attack on a 4' },
    facts: { ...company, occasion: 'attack-initiative' },
    dice: [4],
    outcome: { passed: true, orderAfter: 'attack', eliminated: false },
  },
  {
    says: { it: 'Con 5 restano in difesa', en: 'On a 5 they stay in defence' },
    facts: { ...company, occasion: 'attack-initiative' },
    dice: [5],
    outcome: { passed: false, orderAfter: 'defence', eliminated: false },
  },
  {
    says: {
      it: 'Fine turno: decimata e già in ritirata, se fallisce è eliminata',
      en: 'End of the turn: worn down and in retreat already, failing eliminates it',
    },
    facts: { order: 'retreat', originalFigures: 20, figuresLost: 11, occasion: 'end-of-turn' },
    dice: [2],
    outcome: { rawChance: 0, chance: 1, passed: false, orderAfter: 'retreat', eliminated: true },
  },
  {
    says: { it: 'Se era in attacco si ritira soltanto', en: 'Had it been attacking, it only retreats' },
    facts: { order: 'attack', originalFigures: 20, figuresLost: 11, occasion: 'end-of-turn' },
    dice: [3],
    outcome: { rawChance: 2, passed: false, orderAfter: 'retreat', eliminated: false },
  },
  {
    says: {
      it: 'Per il club contano anche nemici nascosti, amici d’ogni sorta e la riserva non basta',
      en: 'At this club hidden enemies and friends of any sort count, and the reserve is not enough',
    },
    facts: { ...company, occasion: 'fired-upon', friendDistanceCm: 10, outOfAmmunition: true },
    rulings: {
      'hidden-enemies-count': 'yes-where-they-later-appear',
      'friend-kind': 'any-but-messengers',
      'ammunition-with-reserve': 'out',
    },
    dice: [4],
    outcome: {
      rawChance: 4,
      modifiers: [
        { id: 'out-of-ammunition', value: -1 },
        { id: 'friend-within-15', value: 1 },
      ],
      passed: true,
    },
  },
  {
    says: {
      it: 'Dall’unità: in un bosco, con tutti i tiri già fatti e senza mulo',
      en: 'As the unit tells: in a wood, all its shots fired and without a mule',
    },
    facts: {
      ...company,
      occasion: 'fired-upon',
      kind: 'italian-infantry',
      terrain: 'woods',
      weapon: 'rifle',
      shotsFired: 6,
      hasMule: false,
    },
    dice: [4],
    outcome: {
      rawChance: 4,
      modifiers: [
        { id: 'in-closed-terrain', value: 1 },
        { id: 'out-of-ammunition', value: -1 },
      ],
      passed: true,
    },
  },
  {
    says: { it: 'Con il mulo non è senza munizioni', en: 'With a mule it is not out of ammunition' },
    facts: { ...company, occasion: 'fired-upon', weapon: 'rifle', shotsFired: 9, hasMule: true },
    dice: [4],
    outcome: { rawChance: 4, modifiers: [], passed: true },
  },
];
