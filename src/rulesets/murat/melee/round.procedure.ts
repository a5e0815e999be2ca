import {
  atLeast,
  bandOf,
  howMany,
  procedure,
  type Alike,
  type Modified,
  type Pool,
  type Text,
  type Throw,
  type Umpire,
} from '../../../core/index.js';
import { meleeParts } from '../parts.js';
import { generalCasualtyTrigger } from '../general/general.rulings.js';
import { engineerLoss } from '../rulings.js';
import { damage } from '../tables.js';
import { fouOf } from '../unit.js';
import { mostDice } from './dice.facts.js';
import { meleeDice } from './dice.procedure.js';
import { verdictInWords } from './in-words.js';
import { dissolvedInMelee, meleeLossScale } from './melee.rulings.js';
import { attackerThrow, defenderThrow, experienceModifiers } from './melee.tables.js';
import { meleeRoundExamples } from './round.examples.js';
import { meleeRoundFacts, meleeRoundOutcome, type MeleeWinner } from './round.facts.js';
import { sideNames, type MeleeSide } from './side.js';

type Role = keyof typeof sideNames;
type Verbs = Pick<Umpire, 'by' | 'reckon' | 'atMost' | 'lookUpBand' | 'effect' | 'owe'>;

const bothSides = (it: string, en: string): { readonly [R in Role]: Text } => ({
  attacker: { it: `${sideNames.attacker.it}: ${it}`, en: `${sideNames.attacker.en}: ${en}` },
  defender: { it: `${sideNames.defender.it}: ${it}`, en: `${sideNames.defender.en}: ${en}` },
});
const lossPerHit = bothSides('una perdita per hit', 'one loss per hit');
const lossOnBattery = bothSides(
  'la terza perdita tocca a una batteria aggregata',
  'the third loss is an attached battery',
);
const lossOnEngineers = bothSides('una perdita tocca ai genieri', 'one loss falls on the engineers');
const noMoreThanFou = bothSides('non più della sua FoU', 'no more than its FoU');
const scored = bothSides('risultato', 'score');
const fouLeft = bothSides('FoU che resta', 'FoU left');

/** Whether each hit is a loss, for a club that counts them so. */
const countsEachHit = (hits: number, by: Umpire['by']): boolean =>
  hits > 0 && by(meleeLossScale) === 'one-loss-per-hit';

const poolOf = (what: Throw, { dice, needed }: { readonly dice: number; readonly needed: number }): Pool<number> => ({
  what,
  count: dice,
  asks: atLeast(needed),
});

const tellTheHits = [
  'attackerHits',
  'defenderHits',
  'attackerScore',
  'defenderScore',
] as const satisfies readonly (keyof typeof meleeRoundOutcome)[];

/** Hits decide a round by what they do to each side, and by who leads. */
const decidedAlike = (lead: number, by: Umpire['by']): Alike<number> => {
  const losses = (hits: number): number => (countsEachHit(hits, by) ? hits : bandOf(damage, hits).losses);
  const felt = (hits: number): number => (hits === 0 ? 0 : 1 + losses(hits));
  return {
    unless: tellTheHits,
    by: (attackerHits, defenderHits) =>
      3 * (felt(attackerHits) * (2 + mostDice) + felt(defenderHits)) + Math.sign(attackerHits - defenderHits + lead),
  };
};

/** What changed the score of a side. */
const modifiersOf = (side: Role, { rows }: Modified) =>
  rows.filter(({ value }) => value !== 0).map(({ id, value }) => ({ id, side, value }));

/** What the hits of the enemy do to a side. */
const suffer = (
  role: Role,
  side: MeleeSide,
  hits: number,
  beaten: boolean,
  { by, reckon, atMost, lookUpBand }: Verbs,
) => {
  const inflicted = countsEachHit(hits, by) ? reckon('§2.10', lossPerHit[role], hits) : lookUpBand(damage, hits).losses;
  const thirdOnBattery = beaten && side.attachedBatteries > 0 && inflicted >= 3;
  const afterBattery = thirdOnBattery ? reckon('§2.4', lossOnBattery[role], inflicted - 1) : inflicted;
  const engineersEliminated = role === 'attacker' && side.engineers && afterBattery > 0;
  const afterEngineers =
    engineersEliminated && by(engineerLoss) === 'absorb-one'
      ? reckon('§2.14', lossOnEngineers[role], afterBattery - 1)
      : afterBattery;
  const fou = fouOf(side.unit);
  const losses = afterEngineers > fou ? atMost('§1.8', noMoreThanFou[role], fou, afterEngineers) : afterEngineers;
  const fouAfter = reckon('§2.8', fouLeft[role], fou - losses);
  const dissolved = fouAfter === 0;
  return {
    losses,
    fouAfter,
    dissolved,
    thirdOnBattery,
    // A battery shares the end of its regiment.
    batteryEliminated: thirdOnBattery || (dissolved && side.attachedBatteries > 0),
    engineersEliminated,
  };
};

/** Who won: by the scores, unless whoever won them has nobody left. */
const winnerOf = (
  lead: number,
  attackerDissolved: boolean,
  defenderDissolved: boolean,
  by: Umpire['by'],
): MeleeWinner => {
  const byScore = lead === 0 ? 'draw' : lead > 0 ? 'attacker' : 'defender';
  if (!attackerDissolved && !defenderDissolved) return byScore;
  const survivor = attackerDissolved ? 'defender' : 'attacker';
  const bySurvival = attackerDissolved && defenderDissolved ? 'none' : survivor;
  return bySurvival !== byScore && by(dissolvedInMelee) === 'survivor-wins' ? bySurvival : byScore;
};

/** Writes down what changes on a side, and what must be played because of it. */
const tell = (
  role: Role,
  { unit, general, support, attachedBatteries }: MeleeSide,
  { losses, dissolved, thirdOnBattery }: ReturnType<typeof suffer>,
  shaken: boolean,
  beaten: boolean,
  { by, effect, owe }: Verbs,
): void => {
  if (losses > 0) effect('§2.8', role, 'fouCurrent', { by: -losses }, 'now');
  if (dissolved) effect('§1.8', role, 'dissolved', { to: true }, 'now');
  else if (shaken && !unit.disordered) effect('§2.10', role, 'disordered', { to: true }, 'now');
  const atRisk =
    shaken &&
    general !== null &&
    // He leaves a unit that is gone; one that was disordered before is no new risk to him, for a club that says so.
    (dissolved || !unit.disordered || by(generalCasualtyTrigger) === 'every-disorder-result');
  if (atRisk) owe('§2.4', role, 'murat.general.casualty', 'now');
  if (shaken && !dissolved && support !== null) owe('§2.7', role, 'murat.support.shared-effects', 'now');
  if (attachedBatteries === 0) return;
  // Which battery it is, the regiment says when it answers for its guns.
  if (thirdOnBattery && !dissolved) effect('§2.4', role, 'batteryLost', { to: true }, 'now');
  if (beaten || dissolved || thirdOnBattery) owe('§2.4', role, 'murat.battery.attached-melee', 'now');
};

export const meleeRound = procedure({
  id: 'murat.melee.round',
  title: { it: 'Un turno di mischia', en: 'One melee round' },
  rule: '§2.10',
  when: { it: 'Due unità nemiche sono a contatto.', en: 'Two enemy units are in contact.' },
  facts: meleeRoundFacts,
  outcome: meleeRoundOutcome,
  tables: [experienceModifiers, damage],
  throws: [attackerThrow, defenderThrow],
  rulings: [meleeLossScale, dissolvedInMelee, engineerLoss, generalCasualtyTrigger],
  calls: [meleeDice],
  parts: meleeParts,
  examples: meleeRoundExamples,

  adjudicate({ attacker, defender, round }, umpire) {
    const { by, call, throwBoth, modifyPart, reckon } = umpire;
    const pools = call('dice', meleeDice, { attacker, defender, round }, { reads: ['attacker', 'defender'] });
    const attackerClass = attacker.unit.experience;
    const defenderClass = defender.unit.experience;
    const ofAttacker = modifyPart(0, experienceModifiers, { own: attackerClass, enemy: defenderClass });
    const ofDefender = modifyPart(0, experienceModifiers, { own: defenderClass, enemy: attackerClass });

    const [attackerHits, defenderHits] = throwBoth(
      poolOf(attackerThrow, pools.attacker),
      poolOf(defenderThrow, pools.defender),
      decidedAlike(ofAttacker.total - ofDefender.total, by),
    );
    const attackerScore = reckon('§2.10', scored.attacker, attackerHits + ofAttacker.total);
    const defenderScore = reckon('§2.10', scored.defender, defenderHits + ofDefender.total);

    const onAttacker = suffer('attacker', attacker, defenderHits, attackerScore < defenderScore, umpire);
    const onDefender = suffer('defender', defender, attackerHits, defenderScore < attackerScore, umpire);
    const winner = reckon(
      '§2.10',
      { it: 'Chi vince il turno', en: 'Who wins the round' },
      winnerOf(attackerScore - defenderScore, onAttacker.dissolved, onDefender.dissolved, by),
    );
    const attackerShaken = defenderHits > 0 || winner === 'defender';
    const defenderShaken = attackerHits > 0 || winner === 'attacker';
    tell('attacker', attacker, onAttacker, attackerShaken, winner === 'defender', umpire);
    tell('defender', defender, onDefender, defenderShaken, winner === 'attacker', umpire);

    return {
      round,
      attackerDice: pools.attacker.dice,
      defenderDice: pools.defender.dice,
      attackerNeeded: pools.attacker.needed,
      defenderNeeded: pools.defender.needed,
      attackerModifiers: pools.attacker.modifiers,
      defenderModifiers: pools.defender.modifiers,
      attackerHits,
      defenderHits,
      attackerScore,
      defenderScore,
      scoreModifiers: modifiersOf('attacker', ofAttacker).concat(modifiersOf('defender', ofDefender)),
      winner,
      attackerLosses: onAttacker.losses,
      defenderLosses: onDefender.losses,
      attackerFouAfter: onAttacker.fouAfter,
      defenderFouAfter: onDefender.fouAfter,
      attackerDisordered: attacker.unit.disordered || attackerShaken,
      defenderDisordered: defender.unit.disordered || defenderShaken,
      attackerDissolved: onAttacker.dissolved,
      defenderDissolved: onDefender.dissolved,
      lossesInflicted: onAttacker.losses > 0 || onDefender.losses > 0,
      attackerBatteryEliminated: onAttacker.batteryEliminated,
      defenderBatteryEliminated: onDefender.batteryEliminated,
      engineersEliminated: onAttacker.engineersEliminated,
    };
  },

  inWords: ({ attackerHits, defenderHits, winner, attackerLosses, defenderLosses }) => {
    const verdict = verdictInWords(winner);
    return {
      it: `${attackerHits} hit contro ${defenderHits}, ${verdict.it}; l’attaccante ha ${howMany(attackerLosses, 'perdita', 'perdite')}, il difensore ${defenderLosses}.`,
      en: `${howMany(attackerHits, 'hit', 'hits')} against ${defenderHits}, ${verdict.en}; the attacker has ${howMany(attackerLosses, 'loss', 'losses')}, the defender ${defenderLosses}.`,
    };
  },
});
