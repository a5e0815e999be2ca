import { type Declared, howMany, procedure, type Procedure, type Umpire } from '../../../core/index.js';
import { artilleryFire } from '../fire/artillery.procedure.js';
import { pushBackDice } from '../fire/fire.rulings.js';
import { heldBy, type Stand } from '../fire/push-back-due.js';
import { gone } from '../fire/volley.facts.js';
import { aftermath, damageInWords, lossesFrom } from '../fire/volley.js';
import { damage } from '../tables.js';
import { fouOf, initialFouOf, type Unit } from '../unit.js';
import { grandBatteryDamage } from './corps.rulings.js';
import { grandBatteryFireExamples } from './grand-battery-fire.examples.js';
import { grandBatteryFireFacts, grandBatteryFireOutcome } from './grand-battery-fire.facts.js';

/** More bases than this fire in two groups: odds then weigh what each group may do, not every way of every base. */
const mostTogether = 3;

type Facts = Declared<typeof grandBatteryFireFacts>;
type Shot = Facts['shots'][number];

/** What bases have done together. */
type Salvo = Pick<Declared<typeof grandBatteryFireOutcome>, 'shots' | 'hits' | 'losses'>;

const silence: Salvo = { shots: [], hits: 0, losses: 0 };
const both = (first: Salvo, second: Salvo): Salvo => ({
  shots: [...first.shots, ...second.shots],
  hits: first.hits + second.hits,
  losses: first.losses + second.losses,
});

/** One base after the other, or one group after the other: each finds what the earlier ones have left. */
const fireInTurn = (
  { shots, target, targetPosition }: Facts,
  carriesOn: boolean,
  { call }: Pick<Umpire, 'call'>,
): Salvo => {
  const leftBy = ({ losses }: Salvo): Unit => ({
    ...target,
    fouInitial: initialFouOf(target),
    fouCurrent: fouOf(target) - (carriesOn ? losses : 0),
  });
  const base = (shot: Shot, i: number, earlier: Salvo): Salvo => {
    const { legal, reasons, dice, needed, hits, losses } = call(
      `base-${i + 1}`,
      artilleryFire,
      {
        ...shot,
        targetPosition: shot.targetPosition ?? targetPosition,
        target: leftBy(earlier),
        phase: 'own-activation',
        followed: false,
      },
      {
        on: { shooter: `shots.${i}.shooter` },
        reads: ['legal', 'reasons', 'dice', 'needed', 'hits', 'losses'],
      },
    );
    return { shots: [{ legal, reasons, dice, needed }], hits: hits ?? 0, losses: losses ?? 0 };
  };
  const group = (from: number, to: number, earlier: Salvo): Salvo =>
    call(
      `bases-${from + 1}-${to}`,
      grandBatteryFire,
      { shots: shots.slice(from, to), target: leftBy(earlier), targetPosition },
      {
        on: Object.fromEntries(
          shots.slice(from, to).map((_, i) => [`shots.${i}.shooter`, `shots.${from + i}.shooter`]),
        ),
        reads: ['shots', 'hits', 'losses'],
      },
    );
  if (shots.length <= mostTogether)
    return shots.reduce((earlier, shot, i) => both(earlier, base(shot, i, earlier)), silence);
  const half = Math.ceil(shots.length / 2);
  const first = group(0, half, silence);
  return both(first, group(half, shots.length, first));
};

export const grandBatteryFire: Procedure<typeof grandBatteryFireFacts, typeof grandBatteryFireOutcome> = procedure({
  id: 'murat.corps.grand-battery-fire',
  title: { it: 'Fuoco della Grande Batteria', en: 'Massed fire' },
  rule: '§2.13',
  when: { it: 'La Grande Batteria spara.', en: 'The grand battery fires.' },
  facts: grandBatteryFireFacts,
  impossible: {
    shots: { says: gone.shooter, when: f => f.shots.some(({ shooter }) => fouOf(shooter) === 0) },
    target: { says: gone.target, when: f => fouOf(f.target) === 0 },
  },
  outcome: grandBatteryFireOutcome,
  tables: [damage],
  rulings: [grandBatteryDamage, pushBackDice],
  calls: [artilleryFire],
  examples: grandBatteryFireExamples,

  adjudicate(facts, umpire) {
    const { by, reckon } = umpire;
    const { target } = facts;
    const pooled = facts.shots.length > 1 && by(grandBatteryDamage) === 'pooled';
    const salvo = fireInTurn(facts, !pooled, umpire);
    const { shots } = salvo;
    const hits = reckon('§2.13', { it: 'Hit di tutte le basi', en: 'Hits of all bases' }, salvo.hits);
    const losses = pooled
      ? lossesFrom({ hits, loneSix: false }, fouOf(target), umpire)
      : reckon('§2.13', { it: 'Perdite di tutte le basi', en: 'Losses by all bases' }, salvo.losses);
    // One unit has fired, so one push-back is due; what holds the target against one base holds it against all.
    const stands = facts.shots
      .filter((_, i) => shots[i]?.legal)
      .map(({ targetPosition, underCharge }): Stand => ({
        target,
        position: targetPosition ?? facts.targetPosition,
        charging: underCharge,
      }));
    const stand = stands.find(stand => heldBy(losses, stand) !== null) ?? stands[0];
    const after = aftermath(hits, losses, stand ?? { target, position: facts.targetPosition, charging: false }, umpire);
    const { targetFouAfter, targetDisordered, targetDissolved, pushBackDice } = after;
    return { shots, hits, losses, targetFouAfter, targetDisordered, targetDissolved, pushBackDice };
  },

  inWords: outcome => {
    const befell = damageInWords(outcome);
    const firing = outcome.shots.filter(({ legal }) => legal).length;
    return {
      it: `Sparano ${howMany(firing, 'base', 'basi')}, ${outcome.hits} hit: ${befell.it}.`,
      en: `${howMany(firing, 'base fires', 'bases fire')}, ${howMany(outcome.hits, 'hit', 'hits')}: ${befell.en}.`,
    };
  },
});
