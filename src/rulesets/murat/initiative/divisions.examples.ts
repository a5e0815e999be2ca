import type { Example } from '../../../core/index.js';
import type { divisionsFacts, divisionsOutcome } from './divisions.facts.js';

const russians = [
  { id: 'ru1', side: 'russi' },
  { id: 'ru2', side: 'russi' },
] as const;
const french = [
  { id: 'fr1', side: 'francesi' },
  { id: 'fr2', side: 'francesi', general: 'excellent' },
] as const;

export const divisionsExamples: readonly Example<typeof divisionsFacts, typeof divisionsOutcome>[] = [
  {
    says: {
      it: 'Parità a 9: lo spareggio va alla prima russa, poi le due francesi, ultima la seconda russa',
      en: 'Tied at 9: the first Russian division wins the tie, then both French, the second Russian last',
    },
    facts: { divisions: [...russians, ...french] },
    dice: [9, 2, 9, 5, 8, 7],
    outcome: {
      order: ['ru1', 'fr1', 'fr2', 'ru2'],
      scores: [
        { id: 'ru1', keys: [9, 8] },
        { id: 'ru2', keys: [2] },
        { id: 'fr1', keys: [9, 7] },
        { id: 'fr2', keys: [6] },
      ],
      modifiers: [
        { id: 'ru1', modifiers: [] },
        { id: 'ru2', modifiers: [] },
        { id: 'fr1', modifiers: [] },
        { id: 'fr2', modifiers: [{ id: 'excellent-general', value: 1 }] },
      ],
    },
    fromTheBook: '§2.3',
  },
  {
    says: { it: 'Senza parità decide il primo dado', en: 'With no tie the first die decides' },
    facts: { divisions: russians },
    dice: [4, 7],
    outcome: { order: ['ru2', 'ru1'] },
  },
  {
    says: {
      it: 'Il generale scarso tira 6, che vale 5: va in parità e perde lo spareggio',
      en: 'The poor general throws 6, which counts 5: a tie, and he loses it',
    },
    facts: { divisions: [{ id: 'au1', general: 'poor' }, { id: 'fr1' }] },
    dice: [6, 5, 3, 4],
    outcome: {
      order: ['fr1', 'au1'],
      modifiers: [
        { id: 'au1', modifiers: [{ id: 'poor-general', value: -1 }] },
        { id: 'fr1', modifiers: [] },
      ],
    },
  },
  {
    says: {
      it: 'Due parità insieme: tirano tutte e quattro, nell’ordine dell’elenco',
      en: 'Two ties at once: all four throw, in the order of the list',
    },
    facts: { divisions: [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }] },
    dice: [3, 8, 3, 8, 9, 2, 4, 5],
    outcome: { order: ['d', 'b', 'a', 'c'] },
  },
  {
    says: {
      it: 'Parità a tre, poi ancora in due: si tira una terza volta',
      en: 'A tie of three, then still of two: they throw a third time',
    },
    facts: { divisions: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] },
    dice: [10, 10, 10, 6, 6, 1, 2, 7],
    outcome: { order: ['b', 'a', 'c'] },
  },
  {
    says: { it: 'Il bonus non vale nello spareggio', en: 'The bonus does not count in a tie' },
    facts: { divisions: [{ id: 'fr1', general: 'excellent' }, { id: 'ru1' }] },
    dice: [6, 7, 5, 6],
    outcome: { order: ['ru1', 'fr1'] },
  },
  {
    says: {
      it: 'Per il club il bonus vale anche nello spareggio: 5 e 6 sono ancora parità',
      en: 'At this club the bonus counts in a tie too: 5 and 6 are tied again',
    },
    facts: { divisions: [{ id: 'fr1', general: 'excellent' }, { id: 'ru1' }] },
    rulings: { 'initiative-tiebreak-modifier': 'every-die' },
    dice: [6, 7, 5, 6, 4, 4],
    outcome: { order: ['fr1', 'ru1'] },
  },
  {
    says: { it: 'Una divisione sola è la prima', en: 'A single division is first' },
    facts: { divisions: [{ id: 'fr1' }] },
    dice: [1],
    outcome: { order: ['fr1'] },
  },
  {
    says: {
      it: 'Il generale eccellente è caduto: la sua divisione tira senza il bonus',
      en: 'The excellent general has fallen: his division throws without the bonus',
    },
    facts: { divisions: [{ id: 'fr1', general: 'excellent', alive: false }, { id: 'ru1' }] },
    dice: [6, 7],
    outcome: {
      order: ['ru1', 'fr1'],
      modifiers: [
        { id: 'fr1', modifiers: [] },
        { id: 'ru1', modifiers: [] },
      ],
    },
  },
];
