import type { Example } from '../../../core/index.js';
import type { firingFiguresFacts, firingFiguresOutcome } from './firing-figures.facts.js';

const rifles = { weapon: 'rifle', band: 'close' } as const;

export const firingFiguresExamples: readonly Example<typeof firingFiguresFacts, typeof firingFiguresOutcome>[] = [
  {
    says: { it: 'Una compagnia di 10 in linea, da vicino: dieci dadi', en: 'A company of 10 in line, close: ten dice' },
    facts: { ...rifles, figures: 10 },
    outcome: { points: 10, halvings: [], dice: 10 },
  },
  {
    says: { it: 'Due mitragliatrici da lontano: dieci dadi', en: 'Two machine guns from afar: ten dice' },
    facts: { weapon: 'machine-gun', machineGuns: 2, band: 'extreme', firerFormation: 'in-battery' },
    outcome: { points: 20, halvings: ['long-or-extreme-range'], dice: 10 },
  },
  {
    says: { it: 'Due cannoni a distanza vicina: dieci dadi', en: 'Two cannon at close range: ten dice' },
    facts: { weapon: 'cannon', cannons: 2, band: 'close', firerFormation: 'in-battery' },
    outcome: { points: 10, halvings: [], dice: 10 },
  },
  {
    says: {
      it: 'Una massa di 16 moschetti a distanza lunga: un quarto',
      en: 'A mass of 16 muskets at long range: a quarter',
    },
    facts: { weapon: 'musket', figures: 16, band: 'long', firerFormation: 'mass' },
    outcome: { points: 16, halvings: ['mass-or-square', 'long-or-extreme-range'], dice: 4 },
    fromTheBook: 'L207',
  },
  {
    says: { it: 'Un quarto di 17: cinque, arrotondando alla fine', en: 'A quarter of 17: five, rounded at the end' },
    facts: { weapon: 'musket', figures: 17, band: 'long', firerFormation: 'mass' },
    outcome: { points: 17, dice: 5 },
  },
  {
    says: { it: 'Per il club si arrotonda per difetto', en: 'At this club fractions are dropped' },
    facts: { weapon: 'musket', figures: 19, band: 'long', firerFormation: 'mass' },
    rulings: { 'halving-rounding': 'down' },
    outcome: { points: 19, dice: 4 },
  },
  {
    says: { it: 'Sorpresi e con possibilità a zero: un quarto', en: 'Surprised, with a chance of zero: a quarter' },
    facts: { ...rifles, figures: 12, surprised: true, extraHalving: true },
    outcome: { points: 12, halvings: ['surprised', 'chance-zero-or-less'], dice: 3 },
  },
  {
    says: { it: 'Un quadrato non è mai sorpreso', en: 'A square is never surprised' },
    facts: { ...rifles, figures: 12, firerFormation: 'square', surprised: true },
    outcome: { points: 12, halvings: ['mass-or-square'], dice: 6 },
  },
  {
    says: { it: 'Un quadrato da lontano, con possibilità a zero', en: 'A square from afar, with a chance of zero' },
    facts: { weapon: 'rifle', figures: 12, band: 'long', firerFormation: 'square', extraHalving: true },
    outcome: { halvings: ['mass-or-square', 'long-or-extreme-range', 'chance-zero-or-less'], dice: 2 },
  },
  {
    says: {
      it: 'Chi tira da un edificio vi sta a massa, comunque fosse schierato',
      en: 'Who fires from a building is in mass there, however it was drawn up',
    },
    facts: { ...rifles, figures: 10, firerFormation: 'line', firerTerrain: 'building' },
    outcome: { points: 10, halvings: ['mass-or-square'], dice: 5 },
  },
  {
    says: { it: 'Per il club il quadrato si dimezza una volta sola', en: 'At this club a square is halved once only' },
    facts: { weapon: 'rifle', figures: 12, band: 'long', firerFormation: 'square', extraHalving: true },
    rulings: { 'square-further-halvings': 'all-other-halvings' },
    outcome: { halvings: ['mass-or-square'], dice: 6 },
  },
  {
    says: {
      it: 'Undici in quadrato su due bersagli: sei sul primo',
      en: 'Eleven in square on two targets: six on the first',
    },
    facts: { ...rifles, figures: 11, firerFormation: 'square', squareShare: 'first' },
    outcome: { points: 11, halvings: [], dice: 6 },
  },
  {
    says: { it: 'E cinque sul secondo, più lontano: tre dadi', en: 'And five on the second, farther off: three dice' },
    facts: { weapon: 'rifle', figures: 11, band: 'long', firerFormation: 'square', squareShare: 'second' },
    outcome: { points: 11, halvings: ['long-or-extreme-range'], dice: 3 },
  },
  {
    says: {
      it: 'Per il club che arrotonda per difetto cinque anche sul primo',
      en: 'At a club that drops fractions five on the first too',
    },
    facts: { ...rifles, figures: 11, firerFormation: 'square', squareShare: 'first' },
    rulings: { 'halving-rounding': 'down' },
    outcome: { points: 11, dice: 5 },
  },
  {
    says: { it: 'Quindici giavellotti in massa: sempre un quarto', en: 'Fifteen javelins in mass: always a quarter' },
    facts: { weapon: 'javelin', figures: 15, band: 'long', firerFormation: 'mass' },
    outcome: { points: 15, halvings: ['mass-or-square', 'long-or-extreme-range'], dice: 4 },
  },
  {
    says: {
      it: 'Per il club i giavellotti non si dimezzano per la distanza',
      en: 'At this club javelins are not halved for range',
    },
    facts: { weapon: 'javelin', figures: 15, band: 'long', firerFormation: 'mass' },
    rulings: { 'javelin-long-halving': 'not-halved' },
    outcome: { points: 15, halvings: ['mass-or-square'], dice: 8 },
  },
  {
    says: { it: 'Per il club il comandante non tira', en: 'At this club the commander does not fire' },
    facts: { ...rifles, figures: 10 },
    rulings: { 'officer-fires': 'excluded' },
    outcome: { points: 9, dice: 9 },
  },
  {
    says: { it: 'Morto il comandante, tirano tutti', en: 'With the commander dead, all fire' },
    facts: { ...rifles, figures: 9, includesCommander: false },
    rulings: { 'officer-fires': 'excluded' },
    outcome: { points: 9, dice: 9 },
  },
  {
    says: { it: 'Una compagnia con una mitragliatrice aggregata', en: 'A company with a machine gun attached' },
    facts: { ...rifles, figures: 8, machineGuns: 1 },
    outcome: { points: 18, halvings: [], dice: 18 },
  },
  {
    says: { it: 'Fuori tiro: nessun dado', en: 'Out of range: no die' },
    facts: { weapon: 'rifle', figures: 10, band: 'out-of-range' },
    outcome: { points: 10, halvings: [], dice: 0 },
  },
];
