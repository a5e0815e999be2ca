import type { Umpire } from '../../../core/index.js';
import { leaderRollScope } from '../casualty/casualty.rulings.js';
import { casualtyLeader } from '../casualty/leader.procedure.js';
import { moraleFiredUpon } from '../morale/fired-upon.procedure.js';
import { originalOf, type UnitFire, type UnitFireOutcome } from './unit.facts.js';

/** What a shot that is followed to its end calls; a shot that is not owes it. */
export const calledAfterFire = [casualtyLeader, moraleFiredUpon];

type Verbs = Pick<Umpire, 'by' | 'call'>;
type Aftermath = Pick<UnitFireOutcome, 'commanderLost' | 'moralePassed' | 'targetOrderAfter'>;
export const notFollowed: Aftermath = { commanderLost: null, moralePassed: null, targetOrderAfter: null };

/** Nothing changes for the target before the end of the phase: it fires back as it stands. */
const leaderLater = { on: { unit: 'target' }, when: 'end-of-phase', reads: ['commanderLost'] } as const;
const moraleLater = { on: { unit: 'target' }, when: 'end-of-phase', reads: ['passed', 'orderAfter'] } as const;

/** The roll for the commander of the target and its morale test, thrown at once. */
export const followFire = (facts: UnitFire, casualties: number, umpire: Verbs): Aftermath => {
  const { target } = facts;
  const { by, call } = umpire;
  const marked = target.lossesThisPhase;
  const figuresBefore = target.figures ?? 0;
  const left = figuresBefore - marked - casualties;
  // Both are always known where a shot is followed; of a unit with nobody left there is nothing to throw for.
  if (left <= 0 || target.order === null || target.nation === null) return notFollowed;

  // With no losses before this shot there is one roll either way.
  const eachShot = marked > 0 && by(leaderRollScope) === 'per-attack';
  const losses = eachShot ? casualties : marked + casualties;
  const commanderLost =
    losses > 0 &&
    call(
      'leader',
      casualtyLeader,
      {
        nation: target.nation,
        losses,
        lossesPerAttack: eachShot ? [losses] : null,
        figuresBefore,
        commanderAlive: target.commanderAlive,
        kind: target.kind,
      },
      leaderLater,
    ).commanderLost;
  const originalFigures = originalOf(target);
  const { passed, orderAfter } = call(
    'morale',
    moraleFiredUpon,
    {
      wasFiredUpon: true,
      casualties: marked + casualties,
      order: target.order,
      quality: target.quality,
      originalFigures,
      figuresLost: originalFigures - left,
      figures: null,
      commanderAlive: target.commanderAlive && !commanderLost,
      cincDistanceCm: facts.targetCincDistanceCm,
      friendDistanceCm: facts.targetFriendDistanceCm,
      noEnemySeenOrWithin60: facts.targetNoEnemySeenOrWithin60,
      enemies: null,
      formation: target.formation,
      inClosedTerrain: null,
      contactedFlankOrRear: target.contactedFlankOrRear,
      outOfAmmunition: null,
      ownBaggageDestroyed: target.baggageDestroyed,
      kind: target.kind,
      dismounted: target.dismounted,
      terrain: target.terrain,
      weapon: target.weapon,
      shotsFired: target.shotsFired,
      hasMule: target.hasMule,
      nation: target.nation,
      figureScale: facts.figureScale,
    },
    moraleLater,
  );
  return { commanderLost, moralePassed: passed, targetOrderAfter: orderAfter };
};
