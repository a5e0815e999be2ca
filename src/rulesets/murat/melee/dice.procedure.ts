import { howMany, procedure, type Umpire } from '../../../core/index.js';
import { builtupEngineers } from '../builtup/engineers.procedure.js';
import { meleeParts } from '../parts.js';
import { bridgeMelee, coverClasses, opportunityChargeBonus, supportedGuns } from '../rulings.js';
import { disorderedSupport, supportDice } from '../support/support.rulings.js';
import { fouOf } from '../unit.js';
import { meleeDiceExamples } from './dice.examples.js';
import { meleeDiceFacts, meleeDiceOutcome } from './dice.facts.js';
import {
  breakthroughIsCharge,
  carabiniersAsCuirassiers,
  chargingLight,
  dragoonBonus,
  meleeDiceFloor,
  meleeSeveralUnits,
  secondRoundCharge,
} from './melee.rulings.js';
import { meleeModifiers, meleeScores, type MeleeFighter } from './melee.tables.js';
import { coverOf, isHeldHouse, sideNames } from './side.js';

/** The dice of one side and the score they need. */
const poolOf = (
  role: keyof typeof sideNames,
  fighter: MeleeFighter,
  { by, reckon, modifyPart, atLeast, lookUp, call }: Omit<Umpire, 'modify'>,
) => {
  const { own, enemy } = fighter;
  const name = sideNames[role];
  const fou = reckon('§2.10', { it: `${name.it}: FoU attuale`, en: `${name.en}: FoU now` }, fouOf(own.unit));
  const { total, rows } = modifyPart(fou, meleeModifiers, fighter);
  const added =
    own.otherUnitsDice > 0 && by(meleeSeveralUnits) === 'pooled'
      ? reckon(
          '§2.10',
          { it: `${name.it}: con le altre unità`, en: `${name.en}: with the other units` },
          total + own.otherUnitsDice,
        )
      : total;
  const least = added < 1 && by(meleeDiceFloor) === 'one' ? 1 : 0;
  const dice =
    added < least
      ? atLeast('§2.10', { it: `${name.it}: mai di meno`, en: `${name.en}: never fewer` }, least, added)
      : added;
  const cover = coverOf(enemy, by);
  const breached =
    role === 'attacker' && own.engineers && cover !== 'none' && isHeldHouse(enemy)
      ? call('engineers', builtupEngineers, { coverClass: cover, attackerLosses: 0 }, { reads: ['effectiveCover'] })
          .effectiveCover
      : cover;
  const needed = lookUp(meleeScores, breached);
  return { dice, needed, modifiers: rows.filter(({ value }) => value !== 0) };
};

export const meleeDice = procedure({
  id: 'murat.melee.dice',
  title: { it: 'Dadi di mischia', en: 'Melee pools' },
  rule: '§2.10',
  when: { it: 'A ogni turno di mischia, per tutte e due le parti.', en: 'In every melee round, for both sides.' },
  facts: meleeDiceFacts,
  outcome: meleeDiceOutcome,
  tables: [meleeModifiers, meleeScores],
  rulings: [
    dragoonBonus,
    meleeDiceFloor,
    breakthroughIsCharge,
    chargingLight,
    carabiniersAsCuirassiers,
    secondRoundCharge,
    meleeSeveralUnits,
    supportedGuns,
    supportDice,
    disorderedSupport,
    opportunityChargeBonus,
    bridgeMelee,
    coverClasses,
  ],
  calls: [builtupEngineers],
  parts: meleeParts,
  examples: meleeDiceExamples,

  adjudicate: ({ attacker, defender, round }, umpire) => ({
    attacker: poolOf('attacker', { own: attacker, enemy: defender, round }, umpire),
    defender: poolOf('defender', { own: defender, enemy: attacker, round }, umpire),
  }),

  inWords: ({ attacker, defender }) => ({
    it: `L’attaccante tira ${howMany(attacker.dice, 'dado', 'dadi')} al ${attacker.needed}+, il difensore ${defender.dice} al ${defender.needed}+.`,
    en: `The attacker throws ${howMany(attacker.dice, 'die', 'dice')} on ${attacker.needed}+, the defender ${defender.dice} on ${defender.needed}+.`,
  }),
});
