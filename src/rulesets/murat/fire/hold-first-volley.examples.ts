import type { Example } from '../../../core/index.js';
import type { holdFirstVolleyFacts, holdFirstVolleyOutcome } from './hold-first-volley.facts.js';

const conscripts = { experience: 'conscript' } as const;
const free = { required: false, face: null, held: true, mustFire: false, firstVolleyBonusLost: false } as const;

export const holdFirstVolleyExamples: readonly Example<typeof holdFirstVolleyFacts, typeof holdFirstVolleyOutcome>[] = [
  {
    says: {
      it: 'Chi ha mosso con la divisione non può sparare, e non tira',
      en: 'Whoever moved with the division may not fire, and does not roll',
    },
    facts: { unit: conscripts, nearestEnemyUm: 3, movedByDivisionOrder: true },
    outcome: { required: false, mustFire: false },
  },
  {
    says: { it: 'Coscritti a 5 UM dal nemico tirano 5 e si trattengono', en: 'Conscripts 5 UM away throw 5 and hold' },
    facts: { unit: conscripts, nearestEnemyUm: 5 },
    dice: [5],
    outcome: { required: true, face: 5, held: true, mustFire: false, firstVolleyBonusLost: false },
  },
  {
    says: {
      it: 'Con un 4 sparano subito, e senza bonus',
      en: 'With a 4 they fire at once, and without the bonus',
    },
    facts: { unit: conscripts, nearestEnemyUm: 6 },
    dice: [4],
    outcome: { required: true, face: 4, held: false, mustFire: true, firstVolleyBonusLost: true },
  },
  {
    says: { it: 'Chi ha fallito non ritira', en: 'Who has failed does not roll again' },
    facts: { unit: { ...conscripts, holdTest: 'failed' }, nearestEnemyUm: 6 },
    outcome: { required: true, face: null, held: false, mustFire: true, firstVolleyBonusLost: true },
  },
  {
    says: { it: 'Chi si è trattenuto non tira più', en: 'Who has held rolls no more' },
    facts: { unit: { ...conscripts, holdTest: 'passed' }, nearestEnemyUm: 6 },
    outcome: free,
  },
  {
    says: {
      it: 'Per il club il bonus si ha solo dopo essersi trattenuti: qui è salvo',
      en: 'At this club the bonus is kept only by holding: here it is',
    },
    facts: { unit: conscripts, nearestEnemyUm: 6 },
    rulings: { 'first-volley-conscripts': 'lost-unless-held' },
    dice: [6],
    outcome: { required: true, held: true, firstVolleyBonusLost: false },
  },
  {
    says: { it: 'I veterani si trattengono quando vogliono', en: 'Veterans hold as they like' },
    facts: { unit: { experience: 'veteran' }, nearestEnemyUm: 3 },
    outcome: free,
  },
  {
    says: { it: 'Nessun nemico entro 6 UM', en: 'No enemy within 6 UM' },
    facts: { unit: conscripts, nearestEnemyUm: 6.5 },
    outcome: free,
  },
  {
    says: { it: 'Non potrebbero sparargli', en: 'They could not fire at it' },
    facts: { unit: conscripts, nearestEnemyUm: 3, mayFire: false },
    outcome: free,
  },
  {
    says: { it: 'Hanno già sparato', en: 'They have fired already' },
    facts: { unit: { ...conscripts, firedThisTurn: true }, nearestEnemyUm: 3 },
    outcome: free,
  },
  {
    says: { it: 'In colonna di marcia non si spara', en: 'A march column does not fire' },
    facts: { unit: { ...conscripts, formation: 'march-column' }, nearestEnemyUm: 3 },
    outcome: free,
  },
  {
    says: { it: 'Cavalleria coscritta', en: 'Conscript cavalry' },
    facts: { unit: { ...conscripts, arm: 'cavalry' }, nearestEnemyUm: 3 },
    outcome: free,
  },
  {
    says: { it: 'Speso il primo fuoco, nessun obbligo', en: 'Once the first volley is spent, no obligation' },
    facts: { unit: { ...conscripts, firstVolleySpent: true }, nearestEnemyUm: 3 },
    outcome: free,
  },
  {
    says: {
      it: 'Per il club i coscritti tirano a ogni attivazione',
      en: 'At this club conscripts roll in every activation',
    },
    facts: { unit: { ...conscripts, firstVolleySpent: true }, nearestEnemyUm: 3 },
    rulings: { 'conscript-hold-scope': 'every-activation' },
    dice: [1],
    outcome: { required: true, face: 1, held: false, mustFire: true },
  },
];
