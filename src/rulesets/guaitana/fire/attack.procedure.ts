import { atMost, howMany, procedure, remind, type Umpire } from '../../../core/index.js';
import { fall } from '../fall.js';
import { fireAttackExamples } from './attack.examples.js';
import { fireAttackFacts, fireAttackOutcome, type FireAttack } from './attack.facts.js';
import { artilleryCasualties, excessHits, squareAmmunition } from './fire.rulings.js';
import { fireThrow, reaches } from './fire.tables.js';
import { filledByFirer, impossibleShare } from './firing-figures.facts.js';
import { firingFigures } from './firing-figures.procedure.js';
import { fireHitChance } from './hit-chance.procedure.js';
import { fireRangeBand } from './range-band.procedure.js';
import { bandWithin, lineOf } from './reach.js';
import { firingAt, seenAt, usesAmmunition } from './shot.js';

const noShot = { rawChance: null, chance: 0, modifiers: [], halvings: [], dice: 0, hits: 0, casualties: 0 };

const bandOf = ({ band, weapon, distanceCm, figureScale }: FireAttack, { call }: Pick<Umpire, 'call'>) => {
  if (band !== null) return band;
  // One of the two is always given, and lances are none of this page.
  if (weapon === 'lance' || distanceCm === null) return 'out-of-range';
  return call('range', fireRangeBand, { weapon, distanceCm, figureScale }, { reads: ['band'] }).band;
};

/** Who falls falls for all shots at once, at the end of the phase. */
const suffer = (
  { targetFigures, targetLossesThisPhase, targetWasFiredUpon, targetKind }: FireAttack,
  casualties: number,
  umpire: Pick<Umpire, 'effect' | 'owe'>,
): void => {
  const { effect, owe } = umpire;
  effect('Tiro, L223', 'target', 'wasFiredUpon', { to: true }, 'now');
  if (casualties > 0) {
    effect('Tiro, L172', 'target', 'lossesThisPhase', { by: casualties }, 'now');
    effect('Tiro, L172', 'target', 'fireLosses', { by: casualties }, 'now');
    effect('Tiro, L172', 'target', 'figures', { by: -casualties }, 'end-of-phase');
  }
  if (targetLossesThisPhase + casualties >= targetFigures) {
    fall('Tiro, L172', 'target', targetKind, 'end-of-phase', umpire);
    return;
  }
  // However many shots it receives, there is one roll for its leader, and one test.
  if (casualties > 0 && targetLossesThisPhase === 0)
    owe('Tiro, L209', 'target', 'guaitana.casualty.leader', 'end-of-phase');
  if (!targetWasFiredUpon) owe('Tiro, L223', 'target', 'guaitana.morale.fired-upon', 'end-of-phase');
};

export const fireAttack = procedure({
  id: 'guaitana.fire.attack',
  title: { it: 'Un tiro', en: 'A shot' },
  rule: 'Tiro, L172, L184, L209',
  when: { it: 'Un’unità tira su un’altra.', en: 'A unit fires at another.' },
  facts: fireAttackFacts,
  needed: {
    distanceCm: {
      says: {
        it: 'Serve la distanza, in cm o per nome (band).',
        en: 'The distance is needed, in cm or by its name (band).',
      },
      when: ({ band }) => band === null,
    },
  },
  impossible: {
    ...impossibleShare,
    weapon: {
      says: { it: 'Con la lancia non si tira.', en: 'A lance does not shoot.' },
      when: ({ weapon }) => weapon === 'lance',
    },
    band: {
      says: {
        it: 'A quella distanza in cm la distanza di tiro è un’altra.',
        en: 'At that distance in cm the range band is another.',
      },
      when: ({ band, distanceCm, weapon, figureScale }, by) =>
        band !== null &&
        distanceCm !== null &&
        weapon !== 'lance' &&
        bandWithin(reaches.entries[lineOf(weapon, by)], distanceCm, figureScale, by) !== band,
    },
    targetLossesThisPhase: {
      says: {
        it: 'Le perdite segnate superano i soldatini del bersaglio.',
        en: 'More losses are marked than the target has figures.',
      },
      when: ({ targetLossesThisPhase, targetFigures }) => targetLossesThisPhase > targetFigures,
    },
  },
  outcome: fireAttackOutcome,
  throws: [fireThrow],
  rulings: [excessHits, artilleryCasualties, squareAmmunition],
  calls: [fireRangeBand, fireHitChance, firingFigures],
  parts: { firer: { fills: filledByFirer }, target: {} },
  examples: fireAttackExamples,

  adjudicate(facts, umpire) {
    const { by, call, reckon, throwDice, effect } = umpire;
    const band = bandOf(facts, umpire);
    if (band === 'out-of-range') {
      reckon('Tiro, L176–182', { it: 'Fuori tiro: nessun dado', en: 'Out of range: no die' }, 0);
      return { band, ...noShot };
    }
    const seen = seenAt(band, facts);
    const { rawChance, chance, extraHalving, modifiers } = call('hit-chance', fireHitChance, seen, {
      reads: ['rawChance', 'chance', 'extraHalving', 'modifiers'],
    });
    const { halvings, dice } = call('figures', firingFigures, firingAt(band, extraHalving, facts, by), {
      reads: ['halvings', 'dice'],
    });
    const hits = throwDice(fireThrow, dice, atMost(chance));
    const casualties = Math.min(hits, facts.targetFigures - facts.targetLossesThisPhase);
    if (hits > casualties) remind(umpire, excessHits);
    if (seen.targetIsArtillery && casualties > 0) remind(umpire, artilleryCasualties);
    // Nobody who could fire did.
    if (dice === 0) return { band, rawChance, chance, modifiers, halvings, dice, hits, casualties };

    suffer(facts, casualties, umpire);
    effect('Tiro, L172', 'firer', 'firedThisTurn', { to: true }, 'now');
    effect('Osservazione, L166', 'firer', 'firedLastPhase', { to: true }, 'now');
    if (usesAmmunition(facts.squareShare, umpire)) effect('Tiro, L213', 'firer', 'shotsFired', { by: 1 }, 'now');
    return { band, rawChance, chance, modifiers, halvings, dice, hits, casualties };
  },

  inWords: ({ band, hits, casualties }) =>
    band === 'out-of-range'
      ? { it: 'Il bersaglio è fuori tiro.', en: 'The target is out of range.' }
      : {
          it: `${howMany(hits, 'colpo', 'colpi')}: il bersaglio perde ${howMany(casualties, 'soldatino', 'soldatini')}.`,
          en: `${howMany(hits, 'hit', 'hits')}: the target loses ${howMany(casualties, 'figure', 'figures')}.`,
        },
});
