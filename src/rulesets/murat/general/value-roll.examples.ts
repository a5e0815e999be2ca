import type { Example } from '../../../core/index.js';
import type { valueRollFacts, valueRollOutcome } from './value-roll.facts.js';

export const valueRollExamples: readonly Example<typeof valueRollFacts, typeof valueRollOutcome>[] = [
  {
    says: { it: 'Francese nel 1805: con 8 è eccellente', en: 'French in 1805: an 8 makes him excellent' },
    facts: { nation: 'french', year: 1805 },
    dice: [8],
    outcome: { face: 8, total: 9, quality: 'excellent', modifiers: [{ id: 'favoured-general', value: 1 }] },
  },
  {
    says: { it: 'Francese nel 1805: solo un 1 lo fa scarso', en: 'French in 1805: only a 1 makes him poor' },
    facts: { nation: 'french', year: 1805 },
    dice: [1],
    outcome: { total: 2, quality: 'poor' },
  },
  {
    says: { it: 'Francese nel 1813: nessun bonus', en: 'French in 1813: no bonus' },
    facts: { nation: 'french', year: 1813 },
    dice: [8],
    outcome: { total: 8, quality: 'normal', modifiers: [] },
  },
  {
    says: { it: 'Francese ai Cento giorni: il bonus torna', en: 'French in the Hundred Days: the bonus is back' },
    facts: { nation: 'french', year: 1815 },
    dice: [2],
    outcome: { total: 3, quality: 'normal' },
  },
  {
    says: { it: 'Francese senza anno: nessun bonus', en: 'French with no year given: no bonus' },
    facts: { nation: 'french' },
    dice: [2],
    outcome: { total: 2, quality: 'poor' },
  },
  {
    says: { it: 'Austriaco nel 1805: con 3 è scarso', en: 'Austrian in 1805: a 3 makes him poor' },
    facts: { nation: 'austrian', year: 1805 },
    dice: [3],
    outcome: { total: 2, quality: 'poor' },
  },
  {
    says: { it: 'Austriaco nel 1809 con 10: appena eccellente', en: 'Austrian in 1809 with a 10: just excellent' },
    facts: { nation: 'austrian', year: 1809 },
    dice: [10],
    outcome: { total: 9, quality: 'excellent' },
  },
  {
    says: { it: 'Austriaco nel 1810: nessun malus', en: 'Austrian in 1810: no penalty' },
    facts: { nation: 'austrian', year: 1810 },
    dice: [3],
    outcome: { total: 3, quality: 'normal' },
  },
  {
    says: { it: 'Russo con 1: zero, scarso', en: 'Russian with a 1: zero, poor' },
    facts: { nation: 'russian' },
    dice: [1],
    outcome: { total: 0, quality: 'poor' },
  },
  {
    says: { it: 'Spagnolo con 9: otto, nella norma', en: 'Spaniard with a 9: eight, normal' },
    facts: { nation: 'spanish', year: 1811 },
    dice: [9],
    outcome: { total: 8, quality: 'normal' },
  },
  {
    says: { it: 'Prussiano a Jena: malus', en: 'Prussian at Jena: a penalty' },
    facts: { nation: 'prussian', year: 1806 },
    dice: [9],
    outcome: { total: 8, quality: 'normal' },
  },
  {
    says: { it: 'Prussiano a Lipsia: nessun malus', en: 'Prussian at Leipzig: no penalty' },
    facts: { nation: 'prussian', year: 1813 },
    dice: [9],
    outcome: { total: 9, quality: 'excellent' },
  },
  {
    says: {
      it: 'Russo al comando della Guardia: bonus e malus si annullano',
      en: 'Russian commanding the Guard: bonus and penalty cancel out',
    },
    facts: { nation: 'russian', year: 1812, commands: 'guard' },
    dice: [5],
    outcome: { total: 5, quality: 'normal' },
  },
  {
    says: {
      it: 'Alla Vecchia Guardia basta un 7: conta solo il +2',
      en: 'With the Old Guard a 7 is enough: only the +2 counts',
    },
    facts: { nation: 'french', year: 1809, commands: 'french-old-guard' },
    dice: [7],
    outcome: { total: 9, quality: 'excellent' },
  },
  {
    says: {
      it: 'Per il club +1 e +2 si sommano: alla Vecchia Guardia basta un 6',
      en: 'At this club +1 and +2 add up: with the Old Guard a 6 is enough',
    },
    facts: { nation: 'french', year: 1809, commands: 'french-old-guard' },
    rulings: { 'general-value-stacking': 'cumulative' },
    dice: [6],
    outcome: {
      total: 9,
      quality: 'excellent',
      modifiers: [
        { id: 'favoured-general', value: 1 },
        { id: 'old-guard-command', value: 2 },
      ],
    },
  },
  {
    says: { it: 'Inglese nel 1813: il bonus vale sempre', en: 'British in 1813: the bonus always holds' },
    facts: { nation: 'british', year: 1813 },
    dice: [8],
    outcome: { total: 9, quality: 'excellent' },
  },
  {
    says: {
      it: 'Per il club gli anni valgono anche per gli inglesi: nel 1813 niente bonus',
      en: 'At this club the years bind the British too: no bonus in 1813',
    },
    facts: { nation: 'british', year: 1813 },
    rulings: { 'british-general-years': 'same-as-french' },
    dice: [8],
    outcome: { total: 8, quality: 'normal' },
  },
];
