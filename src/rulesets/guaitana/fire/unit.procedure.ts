import {
  howMany,
  procedure,
  refusal,
  refuseFirst,
  remind,
  type By,
  type Text,
  type Umpire,
} from '../../../core/index.js';
import { observationVisibility } from '../observation/visibility.procedure.js';
import { formationIn } from '../tables.js';
import type { Unit } from '../unit.js';
import { order as orders, type Weapon } from '../vocabulary.js';
import { calledAfterFire, followFire, notFollowed } from './aftermath.js';
import { fireAmmunition } from './ammunition.procedure.js';
import type { FireAttack } from './attack.facts.js';
import { fireAttack } from './attack.procedure.js';
import { contactOf } from './contact.js';
import { fireEligibility } from './eligibility.procedure.js';
import { rulesAgainstFire } from './fire.reasons.js';
import {
  baggageEscortFire,
  clearedMachineGun,
  jamCrewFire,
  jamUsesAmmunition,
  mixedTarget,
  squareAmmunition,
} from './fire.rulings.js';
import { crewPerGun, jamFaces, jamThrow } from './fire.tables.js';
import { throwForJams } from './jams.js';
import { measured } from './stance.js';
import { firingWith, usesAmmunition } from './shot.js';
import { unitFireExamples } from './unit.examples.js';
import {
  machineGunsOf,
  unitFireConditions,
  unitFireFacts,
  unitFireOutcome,
  unitFireReasons,
  type UnitFire,
  type UnitFireOutcome,
} from './unit.facts.js';

const noFire = { jammed: null, band: null, chance: null, dice: null, hits: null, casualties: null, ...notFollowed };

const shotAlone = {
  on: { firer: 'firer', target: 'target' },
  reads: ['band', 'chance', 'dice', 'hits', 'casualties'],
} as const;
/** What is owed after a shot is played at once where the shot is followed. */
const followedShot = { ...shotAlone, plays: calledAfterFire.map(({ id }) => id) };

/** The figures that fire a weapon: crews take their carbines only where their guns cannot fire. */
const figuresWith = ({ kind, formation, machineGuns, cannons, figures }: Unit, weapon: Weapon): number => {
  const all = figures ?? 0;
  if (kind !== 'artillery' || weapon !== 'carbine' || formation === 'packed') return all;
  return Math.max(0, all - crewPerGun * (machineGuns + cannons));
};

/** Whether a target counts as guns: a company with some of them, by ruling. */
const countsAsGuns = ({ kind, machineGuns, jammedMachineGuns, cannons }: Unit, by: By): boolean =>
  kind === 'artillery' || (machineGuns + jammedMachineGuns + cannons > 0 && by(mixedTarget) === 'as-artillery');

/** Whether the target is seen: as was declared, or else by where it stands and what it did, with nothing in between. */
const isSeen = (
  { target, targetVisible, figureScale }: UnitFire,
  distanceCm: number,
  { call }: Pick<Umpire, 'call'>,
): boolean => {
  if (targetVisible !== null) return targetVisible;
  const { kind, dismounted, terrain, movedThisTurn, firedThisTurn, firedLastPhase } = target;
  return call(
    'visibility',
    observationVisibility,
    {
      kind,
      dismounted,
      terrain,
      moved: movedThisTurn,
      fired: firedThisTurn,
      firedLastPhase,
      higherGroundBetween: null,
      distanceCm,
      positions: null,
      figureScale,
    },
    { reads: ['visible'] },
  ).visible;
};

/** The shot as the page of a single shot has it. */
const shotOf = (
  { firer, target, squareShare, targetInCover, figureScale }: UnitFire,
  weapon: Weapon,
  distanceCm: number,
  machineGuns: number,
  by: By,
): FireAttack => ({
  figures: figuresWith(firer, weapon),
  machineGuns,
  cannons: firer.cannons,
  weapon,
  firerFormation: firer.formation,
  firerTerrain: firer.terrain,
  surprised: firer.surprised,
  squareShare,
  includesCommander: firer.commanderAlive,
  firerQuality: firer.quality,
  firerOrder: firer.order,
  firerMounted: null,
  firerKind: firer.kind,
  firerDismounted: firer.dismounted,
  firerHorseHolders: firer.horseHolders,
  band: null,
  distanceCm,
  targetFigures: target.figures ?? 0,
  targetLossesThisPhase: target.lossesThisPhase,
  targetWasFiredUpon: target.wasFiredUpon,
  targetFormation: target.formation,
  targetInCover,
  targetMounted: null,
  targetIsArtillery: countsAsGuns(target, by),
  targetKind: target.kind,
  targetDismounted: target.dismounted,
  targetTerrain: target.terrain,
  figureScale,
});

/** Machine guns that may fire, and how many of them have jammed before they could. */
const gunsAfterJams = (
  { firer, squareShare, clearedMachineGuns }: UnitFire,
  ready: number,
  umpire: Pick<Umpire, 'by' | 'reckon' | 'lookUp' | 'throwDice' | 'effect'>,
): { readonly firing: number; readonly jammed: number } => {
  const model = machineGunsOf(firer);
  if (ready === 0 || model === null) return { firing: ready, jammed: 0 };
  const cleared = clearedMachineGuns > 0 ? remind(umpire, clearedMachineGun) : 'fires-after-new-jam-roll';
  const firing = cleared === 'next-phase' ? ready - clearedMachineGuns : ready;
  // A gun that fires to both sides of a square has thrown for the first target.
  if (squareShare === 'second') return { firing, jammed: 0 };
  const rolling = cleared === 'fires-without-roll' ? firing - clearedMachineGuns : firing;
  const jammed = rolling > 0 ? throwForJams(model, rolling, 'firer', umpire) : 0;
  return { firing: firing - jammed, jammed };
};

export const fireUnit = procedure({
  id: 'guaitana.fire.unit',
  title: { it: 'Fuoco di un’unità', en: 'The whole fire of a unit' },
  rule: 'Tiro, L170–223',
  when: {
    it: 'Un’unità tira su un’altra: dal permesso di tirare fino al morale del bersaglio.',
    en: 'A unit fires at another: from whether it may to the morale of its target.',
  },
  facts: unitFireFacts,
  ...unitFireConditions,
  outcome: unitFireOutcome,
  tables: [jamFaces],
  throws: [jamThrow],
  rulings: [baggageEscortFire, clearedMachineGun, jamCrewFire, jamUsesAmmunition, mixedTarget, squareAmmunition],
  calls: [observationVisibility, fireAmmunition, fireEligibility, fireAttack, ...calledAfterFire],
  examples: unitFireExamples,

  adjudicate(facts, umpire): UnitFireOutcome {
    const { by, call, forbid, effect } = umpire;
    const { firer, target, squareShare, figureScale, followed } = facts;
    const { movedMoreThanHalf, shotsFired, hasMule, nation, movedThisTurn } = firer;
    const formation = formationIn(firer.formation, firer.terrain);
    const weapon = facts.weaponUsed ?? firer.weapon;
    const { distanceCm, bearingDegrees } = measured(facts, umpire);
    // The second half of a square’s fire may be of the shot that the first has spent.
    const isSameShot = squareShare === 'second' && shotsFired > 0 && by(squareAmmunition) === 'one';
    const shotsBefore = isSameShot ? shotsFired - 1 : shotsFired;
    const stock = { weapon, shotsFired: shotsBefore, hasMule, side: nation, movedThisTurn };
    const ammunition = call('ammunition', fireAmmunition, stock, { reads: ['mayFire', 'reason', 'outOfAmmunition'] });
    const eligible = call(
      'eligibility',
      fireEligibility,
      {
        weapon,
        movedMoreThanHalf,
        hasAmmunition: ammunition.mayFire,
        targetVisible: isSeen(facts, distanceCm, umpire),
        distanceCm,
        bearingDegrees,
        positions: null,
        formation,
        ...contactOf(firer, target),
        figureScale,
      },
      { reads: ['reason'] },
    );
    const against = eligible.reason === 'no-ammunition' ? ammunition.reason : eligible.reason;
    const ready = firingWith(shotOf(facts, weapon, distanceCm, firer.machineGuns, by), by);
    const crewIsBusy = firer.kind === 'artillery' && weapon === 'carbine' && firer.figures !== 0 && ready.figures === 0;
    const isSilentEscort = firer.kind === 'baggage' && by(baggageEscortFire) === 'no-fire';
    const nobody = firer.figures === 0 || ready.figures + ready.machineGuns + ready.cannons === 0;
    const reason = refuseFirst(forbid, unitFireReasons, [
      crewIsBusy && ['guns-can-fire', 'Tipi di truppe, L55'],
      against !== null && [against, rulesAgainstFire[against]],
      isSilentEscort && ['escort-does-not-fire', baggageEscortFire.rule],
      nobody && ['nobody-to-fire', 'Tiro, L184'],
    ]);
    if (reason !== null) return { mayFire: false, reason, ...noFire, outOfAmmunition: ammunition.outOfAmmunition };

    const { firing, jammed } = gunsAfterJams(facts, ready.machineGuns, umpire);
    const { band, chance, dice, hits, casualties } = call(
      'shot',
      fireAttack,
      shotOf(facts, weapon, distanceCm, firing, by),
      followed ? followedShot : shotAlone,
    );
    const wasted = dice === 0 && jammed > 0 && by(jamUsesAmmunition) === 'yes';
    if (wasted) effect('Tiro, L213', 'firer', 'shotsFired', { by: 1 }, 'now');
    const spent = wasted || (dice > 0 && usesAmmunition(squareShare, umpire));
    const shotsAfter = spent ? shotsFired + 1 : shotsFired;
    const { outOfAmmunition } =
      shotsAfter === shotsBefore
        ? ammunition
        : call(
            'ammunition-after',
            fireAmmunition,
            { ...stock, shotsFired: shotsAfter },
            { reads: ['outOfAmmunition'] },
          );
    const after = followed && dice > 0 ? followFire(facts, casualties, umpire) : notFollowed;
    return {
      mayFire: true,
      reason: null,
      jammed,
      band,
      chance,
      dice,
      hits,
      casualties,
      outOfAmmunition,
      commanderLost: after.commanderLost,
      moralePassed: after.moralePassed,
      targetOrderAfter: after.targetOrderAfter,
    };
  },

  inWords: outcome => {
    const { reason, jammed, hits, casualties } = outcome;
    if (reason !== null)
      return refusal(unitFireReasons, reason, { it: 'L’unità non può tirare', en: 'The unit may not fire' });
    const jams =
      (jammed ?? 0) > 0
        ? {
            it: `${howMany(jammed ?? 0, 'mitragliatrice si inceppa', 'mitragliatrici si inceppano')}; `,
            en: `${howMany(jammed ?? 0, 'machine gun jams', 'machine guns jam')}; `,
          }
        : { it: '', en: '' };
    const after = afterInWords(outcome);
    return {
      it: `${jams.it}${howMany(hits ?? 0, 'colpo', 'colpi')}: il bersaglio perde ${howMany(casualties ?? 0, 'soldatino', 'soldatini')}${after.it}.`,
      en: `${jams.en}${howMany(hits ?? 0, 'hit', 'hits')}: the target loses ${howMany(casualties ?? 0, 'figure', 'figures')}${after.en}.`,
    };
  },
});

/** What came of it for the target, where the shot was followed. */
const afterInWords = ({ commanderLost, moralePassed, targetOrderAfter }: UnitFireOutcome): Text => {
  const leader =
    commanderLost === true ? { it: ', il suo comandante cade', en: ', its commander falls' } : { it: '', en: '' };
  if (moralePassed === null || targetOrderAfter === null) return leader;
  const { it, en } = orders.words[targetOrderAfter];
  return {
    it: `${leader.it}; morale ${moralePassed ? 'superato' : 'fallito'}, ordine: ${it}`,
    en: `${leader.en}; morale ${moralePassed ? 'passed' : 'failed'}, its order: ${en}`,
  };
};
