import type { Example } from '../../../core/index.js';
import type { repositionFacts, repositionOutcome } from './reposition.facts.js';

/** A straight march of 60 cm towards the right. */
const march = { start: { x: 0, y: 0 }, end: { x: 60, y: 0 } } as const;

export const repositionExamples: readonly Example<typeof repositionFacts, typeof repositionOutcome>[] = [
  {
    says: { it: 'Il nemico resta a 30 cm: va bene così', en: 'The enemy stays 30 cm off: it is fine' },
    facts: { cause: 'double-pace', ...march, enemies: [{ x: 90, y: 0 }] },
    outcome: { moved: false, position: { x: 60, y: 0 }, formation: null, limbered: null },
  },
  {
    says: {
      it: 'Nemico a 80 cm: al passo doppio ci si ferma dopo 50 cm, nella formazione di prima',
      en: 'An enemy at 80 cm: at the double it halts after 50 cm, in the formation it had',
    },
    facts: {
      cause: 'double-pace',
      ...march,
      enemies: [{ x: 80, y: 0 }],
      arm: 'infantry',
      formationAtStart: 'march-column',
    },
    outcome: { moved: true, position: { x: 50, y: 0 }, formation: 'march-column', limbered: null },
  },
  {
    says: {
      it: 'Passa a meno di 30 cm da un nemico di lato: torna dove è entrata nel limite',
      en: 'It passes within 30 cm of an enemy at the side: back to where it came within',
    },
    facts: { cause: 'double-pace', ...march, enemies: [{ x: 30, y: 18 }] },
    outcome: { moved: true, position: { x: 6, y: 0 } },
  },
  {
    says: {
      it: 'È partita già troppo vicina: via dal nemico fino a 30 cm',
      en: 'Too close from the start: away to 30 cm',
    },
    facts: { cause: 'double-pace', ...march, enemies: [{ x: -20, y: 0 }] },
    outcome: { moved: true, position: { x: 10, y: 0 } },
  },
  {
    says: {
      it: 'Cannoni sganciati a 20 cm: tornano a 44, agganciati',
      en: 'Guns unlimbered at 20 cm: back to 44, limbered',
    },
    facts: { cause: 'unlimber', ...march, enemies: [{ x: 80, y: 0 }], arm: 'foot-artillery' },
    outcome: { moved: true, position: { x: 36, y: 0 }, formation: null, limbered: true },
  },
  {
    says: {
      it: 'Due nemici: l’ultimo punto che rispetta entrambi',
      en: 'Two enemies: the last point that respects both',
    },
    facts: {
      cause: 'unlimber',
      ...march,
      enemies: [
        { x: 80, y: 0 },
        { x: 70, y: 0 },
      ],
    },
    outcome: { moved: true, position: { x: 26, y: 0 }, limbered: true },
  },
  {
    says: {
      it: 'Nessun punto del percorso va bene: via dal più vicino',
      en: 'No point of the path will do: away from the nearest',
    },
    facts: { cause: 'unlimber', start: { x: 0, y: 0 }, end: { x: 0, y: 10 }, enemies: [{ x: 20, y: 0 }] },
    outcome: { moved: true, position: { x: -24, y: 0 } },
  },
  {
    says: { it: 'Senza nemici che contano resta dov’è', en: 'With no enemy that counts it stays' },
    facts: { cause: 'unlimber', ...march, enemies: [] },
    outcome: { moved: false, position: { x: 60, y: 0 } },
  },
  {
    says: {
      it: 'Al passo doppio i cannoni tornano agganciati',
      en: 'At the double guns are put back limbered',
    },
    facts: {
      cause: 'double-pace',
      ...march,
      enemies: [{ x: 80, y: 0 }],
      arm: 'horse-artillery',
      formationAtStart: 'limbered',
    },
    outcome: { moved: true, position: { x: 50, y: 0 }, formation: null, limbered: true },
  },
  {
    says: {
      it: 'Per il club si torna dritti via dal nemico, e chi viola una ZOC si riporta al limite',
      en: 'At this club it goes straight away from the enemy, and a unit that breaks a zone is put back to its edge',
    },
    facts: { cause: 'unlimber', ...march, enemies: [{ x: 60, y: 20 }] },
    rulings: { 'reposition-path': 'straight-away-from-enemy', 'reposition-zoc': 'put-back-to-the-zoc-limit' },
    outcome: { moved: true, position: { x: 60, y: -24 } },
  },
];
