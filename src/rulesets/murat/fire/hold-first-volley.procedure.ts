import { procedure, sum } from '../../../core/index.js';
import { formationOf } from '../unit.js';
import { conscriptHoldScope, firstVolleyConscripts } from './fire.rulings.js';
import { holdThrow, musketryScores } from './fire.tables.js';
import { holdFirstVolleyExamples } from './hold-first-volley.examples.js';
import { holdFirstVolleyFacts, holdFirstVolleyOutcome } from './hold-first-volley.facts.js';

export const holdFirstVolley = procedure({
  id: 'murat.fire.hold-first-volley',
  title: { it: 'Trattenere il primo fuoco', en: 'Conscripts must fire' },
  rule: '§2.8',
  when: {
    it: 'Fanteria coscritta con un nemico entro 6 UM all’inizio della sua attivazione.',
    en: 'Conscript infantry with an enemy within 6 UM at the start of its activation.',
  },
  facts: holdFirstVolleyFacts,
  outcome: holdFirstVolleyOutcome,
  throws: [holdThrow],
  rulings: [firstVolleyConscripts, conscriptHoldScope],
  examples: holdFirstVolleyExamples,

  adjudicate(facts, { by, reckon, throwDice, effect, owe }) {
    const { unit, nearestEnemyUm, mayFire, movedByDivisionOrder, failedSquareThisTurn, retiredToRecover } = facts;
    const itching =
      unit.arm === 'infantry' &&
      unit.experience === 'conscript' &&
      nearestEnemyUm <= musketryScores.entries.farther.upToUm &&
      mayFire &&
      !unit.firedThisTurn &&
      formationOf(unit) !== 'march-column' &&
      !movedByDivisionOrder &&
      !failedSquareThisTurn &&
      !retiredToRecover &&
      unit.holdTest !== 'passed' &&
      (!unit.firstVolleySpent || by(conscriptHoldScope) === 'every-activation');
    const due = { it: 'Per trattenersi deve tirare', en: 'To hold it must roll' };
    if (!reckon('§2.8', due, itching))
      return { required: false, face: null, held: true, mustFire: false, firstVolleyBonusLost: false };

    if (unit.holdTest === 'failed') {
      const failed = { it: 'Ha già fallito: non si ritira', en: 'It has failed already: there is no second roll' };
      const mustFire = reckon('§2.8', failed, true);
      return { required: true, face: null, held: false, mustFire, firstVolleyBonusLost: true };
    }

    const face = throwDice(holdThrow, 1, sum);
    const held = reckon('§2.8', { it: 'Si trattiene con 5 o più', en: 'It holds on 5 or more' }, face >= 5);
    const reading = firstVolleyConscripts.options[by(firstVolleyConscripts)];
    const firstVolleyBonusLost = reckon(
      '§2.8',
      {
        it: `Perde il +1 del primo fuoco (e chi spara senza tirare lo ha? ${reading.it})`,
        en: `It loses the +1 of the first volley (and do those that fire without a roll have it? ${reading.en})`,
      },
      !held,
    );
    // The volley that follows must know how the roll went.
    effect('§2.8', 'unit', 'holdTest', { to: held ? 'passed' : 'failed' }, 'now');
    if (!held) owe('§2.8', 'unit', 'murat.fire.musketry', 'now');
    return { required: true, face, held, mustFire: !held, firstVolleyBonusLost };
  },

  inWords: ({ required, face, held }) => {
    if (!required)
      return { it: 'Nessun tiro: è libera di trattenere il fuoco.', en: 'No roll: it is free to hold its fire.' };
    if (face === null)
      return {
        it: 'Non si è trattenuta: spara subito al nemico più vicino, senza il bonus del primo fuoco.',
        en: 'It has not held: it fires at once at the nearest enemy, without the bonus of the first volley.',
      };
    return held
      ? { it: `${face}: trattiene il primo fuoco.`, en: `${face}: it holds its first volley.` }
      : {
          it: `${face}: spara subito al nemico più vicino, senza il bonus del primo fuoco.`,
          en: `${face}: it fires at once at the nearest enemy, without the bonus of the first volley.`,
        };
  },
});
