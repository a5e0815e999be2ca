import { altered, procedure, wholeOf, type Umpire, type WordOf } from '../../../core/index.js';
import { meleeParts } from '../parts.js';
import { supportSharedEffects } from '../support/shared-effects.procedure.js';
import type { secondRoundReason } from './draw.facts.js';
import { meleeDraw } from './draw.procedure.js';
import { loserRetreat } from './loser-retreat.procedure.js';
import { moveInWords, verdictInWords } from './in-words.js';
import { meleeResolveExamples } from './resolve.examples.js';
import { meleeEnding, meleeResolveFacts, meleeResolveOutcome } from './resolve.facts.js';
import { meleeRound } from './round.procedure.js';
import { afterRound, fightingArmOf, type MeleeSide } from './side.js';

type Verbs = Pick<Umpire, 'call' | 'owe' | 'effect'>;
type SecondRoundReason = WordOf<typeof secondRoundReason>;

/** One round as it is fought. */
interface Bout {
  readonly attacker: MeleeSide;
  readonly defender: MeleeSide;
  readonly round: number;
  readonly reason: SecondRoundReason | null;
}

/** What a round decides about the melee. */
interface Verdict {
  readonly ending: WordOf<typeof meleeEnding>;
  readonly attackerRetreatUm: number;
  readonly defenderRetreatUm: number;
  readonly attackerDisordered: boolean;
  readonly defenderDisordered: boolean;
  /** Why the melee is not over yet. */
  readonly goesOn: SecondRoundReason | null;
}

const fight = (bout: Bout, call: Verbs['call']) =>
  call(
    `round-${bout.round}`,
    meleeRound,
    { attacker: bout.attacker, defender: bout.defender, round: bout.round },
    {
      on: { attacker: 'attacker', defender: 'defender' },
      reads: [
        'winner',
        'lossesInflicted',
        'attackerFouAfter',
        'defenderFouAfter',
        'attackerDisordered',
        'defenderDisordered',
        'attackerDissolved',
        'defenderDissolved',
        'attackerBatteryEliminated',
        'defenderBatteryEliminated',
        'engineersEliminated',
      ],
    },
  );
type Fought = ReturnType<typeof fight>;

/** Nobody moves: what is left stays as the round leaves it. */
const nobodyMoves = (fought: Fought, ending: Verdict['ending']): Verdict => ({
  ending,
  attackerRetreatUm: 0,
  defenderRetreatUm: 0,
  attackerDisordered: fought.attackerDisordered,
  defenderDisordered: fought.defenderDisordered,
  goesOn: null,
});

const afterDraw = ({ attacker, defender, round, reason }: Bout, fought: Fought, { call, owe }: Verbs): Verdict => {
  const drawn = call(
    `draw-${round}`,
    meleeDraw,
    {
      attacker: afterRound(attacker.unit, fought.attackerFouAfter, fought.attackerDisordered),
      defender: afterRound(defender.unit, fought.defenderFouAfter, fought.defenderDisordered),
      defenderPosition: defender.position,
      defenderCover: defender.coverClass,
      round,
      lossesInflicted: fought.lossesInflicted,
      secondRoundReason: reason ?? 'drawn',
    },
    {
      on: { attacker: 'attacker', defender: 'defender' },
      // Who supports is told of this melee, and may be so of it alone.
      plays: [supportSharedEffects.id],
      reads: ['next', 'attackerRetreatUm', 'defenderRetreatUm', 'attackerDisordered', 'defenderDisordered'],
    },
  );
  const goesBack = (role: 'attacker' | 'defender', side: MeleeSide, retreatUm: number, wasDisordered: boolean) => {
    if (retreatUm === 0) return;
    // What the round itself disordered has answered for it already.
    if (side.general !== null && !wasDisordered) owe('§2.4', role, 'murat.general.casualty', 'now');
    if (side.support !== null && (!wasDisordered || side.unit.disordered))
      owe('§2.7', role, supportSharedEffects.id, 'now');
  };
  const attackerRetreatUm = fought.attackerDissolved ? 0 : drawn.attackerRetreatUm;
  const defenderRetreatUm = fought.defenderDissolved ? 0 : drawn.defenderRetreatUm;
  goesBack('attacker', attacker, attackerRetreatUm, fought.attackerDisordered);
  goesBack('defender', defender, defenderRetreatUm, fought.defenderDisordered);
  return {
    ending: 'drawn',
    attackerRetreatUm,
    defenderRetreatUm,
    attackerDisordered: drawn.attackerDisordered,
    defenderDisordered: drawn.defenderDisordered,
    goesOn: drawn.next === 'second-round' ? 'drawn' : null,
  };
};

/** The winner says what it does with its victory, and remembers what keeps it from breaking through. */
const leaveTheChoice = (
  { reason, ...sides }: Bout,
  winner: 'attacker' | 'defender',
  { owe, effect }: Pick<Verbs, 'owe' | 'effect'>,
): void => {
  const { unit, charging, countercharging, breakthrough, crossingBridge } = sides[winner];
  const stood = !charging && !countercharging && !breakthrough;
  // Of a unit that has charged this turn it must be told apart which melee it has won.
  if (unit.chargedThisTurn && stood !== unit.wonStanding) effect('§2.10', winner, 'wonStanding', { to: stood }, 'now');
  if (breakthrough) effect('§2.10', winner, 'alreadyBrokeThrough', { to: true }, 'now');
  if (reason === 'square-held' && winner === 'attacker')
    effect('§2.10', winner, 'secondRoundAgainstSquare', { to: true }, 'now');
  if (crossingBridge) effect('§2.7', winner, 'forcedBridge', { to: true }, 'now');
  owe('§2.10', winner, 'murat.melee.winner-options', 'now');
};

const afterDefeat = (bout: Bout, fought: Fought, winner: 'attacker' | 'defender', verbs: Verbs): Verdict => {
  const attackerLost = winner === 'defender';
  const [loser, dissolved, winnerDissolved] = attackerLost
    ? [bout.attacker, fought.attackerDissolved, fought.defenderDissolved]
    : [bout.defender, fought.defenderDissolved, fought.attackerDissolved];
  if (dissolved) {
    leaveTheChoice(bout, winner, verbs);
    return nobodyMoves(fought, 'loser-dissolved');
  }
  const { effect, distanceUm } = verbs.call(
    `loser-${bout.round}`,
    loserRetreat,
    {
      loser: attackerLost
        ? afterRound(loser.unit, fought.attackerFouAfter, fought.attackerDisordered)
        : afterRound(loser.unit, fought.defenderFouAfter, fought.defenderDisordered),
      winnerArm: fightingArmOf(bout[winner].unit),
      round: bout.round,
      position: loser.position,
      contactedInOpen: null,
      obstaclesCrossed: loser.obstaclesCrossed,
      divisionWithdrawing: loser.divisionWithdrawing,
    },
    { on: { loser: attackerLost ? 'attacker' : 'defender' }, reads: ['effect', 'distanceUm'] },
  );
  // Cavalry that won and is no more does not fight a second round.
  const goesOn = effect === 'square-holds-second-round' && !winnerDissolved ? 'square-held' : null;
  if (goesOn === null && !winnerDissolved) leaveTheChoice(bout, winner, verbs);
  return {
    ending: effect === 'square-holds-second-round' ? 'square-holds' : effect,
    attackerRetreatUm: attackerLost ? distanceUm : 0,
    defenderRetreatUm: attackerLost ? 0 : distanceUm,
    attackerDisordered: fought.attackerDisordered,
    defenderDisordered: fought.defenderDisordered,
    goesOn,
  };
};

const judge = (bout: Bout, fought: Fought, verbs: Verbs): Verdict => {
  const { winner } = fought;
  if (fought.attackerDissolved && fought.defenderDissolved) return nobodyMoves(fought, 'both-dissolved');
  switch (winner) {
    case 'none':
      return nobodyMoves(fought, 'both-dissolved');
    case 'draw':
      return afterDraw(bout, fought, verbs);
    case 'attacker':
    case 'defender':
      return afterDefeat(bout, fought, winner, verbs);
  }
};

/** A side as it enters the second round: a supporter shares the disorder of its main unit. */
const inSecondRound = (
  side: MeleeSide,
  fouAfter: number,
  disordered: boolean,
  batteryEliminated: boolean,
  engineersEliminated: boolean,
): MeleeSide =>
  altered(side, {
    unit: afterRound(side.unit, fouAfter, disordered),
    support: side.support && altered(side.support, { disordered: side.support.disordered || disordered }),
    attachedBatteries: side.attachedBatteries - (batteryEliminated ? 1 : 0),
    engineers: side.engineers && !engineersEliminated,
  });

export const meleeResolve = procedure({
  id: 'murat.melee.resolve',
  title: { it: 'Tutta una mischia', en: 'A whole melee' },
  rule: '§2.10',
  when: { it: 'Due unità nemiche vengono a contatto.', en: 'Two enemy units come into contact.' },
  facts: meleeResolveFacts,
  outcome: meleeResolveOutcome,
  calls: [meleeRound, loserRetreat, meleeDraw],
  parts: meleeParts,
  examples: meleeResolveExamples,

  adjudicate({ attacker, defender, round }, { call, owe, effect }) {
    const verbs = { call, owe, effect };
    // A countercharge is for one melee: it is fought now.
    if (attacker.countercharging) effect('§2.6', 'attacker', 'countercharging', { to: false }, 'now');
    if (defender.countercharging) effect('§2.6', 'defender', 'countercharging', { to: false }, 'now');
    const first: Bout = { attacker, defender, round, reason: null };
    const inFirst = fight(first, call);
    const afterFirst = judge(first, inFirst, verbs);
    const answer = (
      rounds: readonly Fought[],
      fought: Fought,
      { ending, attackerRetreatUm, defenderRetreatUm, attackerDisordered, defenderDisordered }: Verdict,
      reason: SecondRoundReason | null,
    ) => ({
      winner: fought.winner,
      ending,
      rounds: rounds.map(wholeOf),
      secondRoundReason: reason,
      attackerFouAfter: fought.attackerFouAfter,
      defenderFouAfter: fought.defenderFouAfter,
      attackerRetreatUm,
      defenderRetreatUm,
      attackerDisordered,
      defenderDisordered,
      breakthroughBarred: reason === 'square-held',
    });
    const reason = afterFirst.goesOn;
    if (reason === null) return answer([inFirst], inFirst, afterFirst, null);
    const second: Bout = {
      attacker: inSecondRound(
        attacker,
        inFirst.attackerFouAfter,
        afterFirst.attackerDisordered,
        inFirst.attackerBatteryEliminated,
        inFirst.engineersEliminated,
      ),
      defender: inSecondRound(
        defender,
        inFirst.defenderFouAfter,
        afterFirst.defenderDisordered,
        inFirst.defenderBatteryEliminated,
        false,
      ),
      round: 2,
      reason,
    };
    const inSecond = fight(second, call);
    return answer([inFirst, inSecond], inSecond, judge(second, inSecond, verbs), reason);
  },

  inWords: ({ winner, ending, attackerRetreatUm, defenderRetreatUm }) => {
    const end = meleeEnding.words[ending];
    const decided = winner === 'attacker' || winner === 'defender';
    const verdict = decided ? verdictInWords(winner) : null;
    const moved = attackerRetreatUm > 0 || defenderRetreatUm > 0;
    const ofAttacker = moveInWords(attackerRetreatUm);
    const ofDefender = moveInWords(defenderRetreatUm);
    return {
      it: `Alla fine ${verdict ? `${verdict.it}: ` : ''}${end.it}${moved ? `; l’attaccante ${ofAttacker.it}, il difensore ${ofDefender.it}` : ''}.`,
      en: `In the end ${verdict ? `${verdict.en}: ` : ''}${end.en}${moved ? `; the attacker ${ofAttacker.en}, the defender ${ofDefender.en}` : ''}.`,
    };
  },
});
