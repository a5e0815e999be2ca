import { procedure, sum } from '../../../core/index.js';
import { disorder } from '../disordering.js';
import { isObstacle, standsAt } from '../cover.js';
import { positions } from '../tables.js';
import { formationOf, type Unit } from '../unit.js';
import type { CoverClass } from '../vocabulary.js';
import { meleeDrawExamples } from './draw.examples.js';
import { meleeDrawFacts, meleeDrawOutcome } from './draw.facts.js';
import { secondDraw } from './melee.rulings.js';
import { drawDistances, retreatDistances, retreatThrow } from './melee.tables.js';
import { moveInWords } from './in-words.js';

const isSquareFacingCavalry = (unit: Unit, enemy: Unit): boolean =>
  unit.arm === 'infantry' && formationOf(unit) === 'square' && enemy.arm === 'cavalry';

/** Foot and guns in cover stand their ground, and so does a garrison. */
const standsInCover = (unit: Unit, cover: CoverClass): boolean =>
  unit.arm !== 'cavalry' && (cover !== 'none' || formationOf(unit) === 'perimeter');

export const meleeDraw = procedure({
  id: 'murat.melee.draw',
  title: { it: 'Pareggio', en: 'Drawn round' },
  rule: '§2.10',
  when: { it: 'I risultati del turno di mischia sono pari.', en: 'The scores of a melee round are equal.' },
  facts: meleeDrawFacts,
  outcome: meleeDrawOutcome,
  tables: [drawDistances, retreatDistances],
  throws: [retreatThrow],
  rulings: [secondDraw],
  examples: meleeDrawExamples,

  adjudicate(
    { attacker, defender, defenderPosition, defenderCover, round, lossesInflicted, secondRoundReason },
    { by, reckon, lookUp, lookUpBand, throwDice, effect, owe },
  ) {
    const ends = (attackerRetreatUm: number, defenderRetreatUm: number, face: number | null = null) => {
      if (attackerRetreatUm > 0 && !attacker.disordered) disorder('§2.10', 'attacker', attacker, { effect, owe });
      if (defenderRetreatUm > 0 && !defender.disordered) disorder('§2.10', 'defender', defender, { effect, owe });
      if (defenderRetreatUm > 0 && isObstacle(defenderPosition))
        effect('§2.10', 'defender', 'position', { to: 'open' }, 'now');
      return {
        next: 'end' as const,
        face,
        attackerRetreatUm,
        defenderRetreatUm,
        attackerDisordered: attacker.disordered || attackerRetreatUm > 0,
        defenderDisordered: defender.disordered || defenderRetreatUm > 0,
      };
    };
    if (attacker.arm === 'cavalry' && defender.arm === 'cavalry') {
      const both = lookUp(drawDistances, 'cavalry-from-cavalry');
      return ends(both, both);
    }
    if (round === 1 && !lossesInflicted) {
      const says = { it: 'Pari e senza perdite: secondo turno', en: 'A draw without losses: a second round' };
      return {
        next: reckon('§2.10', says, 'second-round'),
        face: null,
        attackerRetreatUm: 0,
        defenderRetreatUm: 0,
        attackerDisordered: attacker.disordered,
        defenderDisordered: defender.disordered,
      };
    }
    if (round === 2 && (secondRoundReason === 'square-held' || by(secondDraw) === 'attacker-retires')) {
      const face = throwDice(retreatThrow, 1, sum);
      const { footUm, cavalryUm } = lookUpBand(retreatDistances, face);
      return ends(attacker.arm === 'cavalry' ? cavalryUm : footUm, 0, face);
    }
    const backFrom = (unit: Unit, enemy: Unit, cover: CoverClass): number => {
      if (isSquareFacingCavalry(unit, enemy)) {
        return reckon('§2.10', { it: 'Il quadrato resta fermo', en: 'The square stays where it is' }, 0);
      }
      if (standsInCover(unit, cover)) {
        return reckon('§2.10', { it: 'Al coperto il difensore resta fermo', en: 'In cover the defender stays' }, 0);
      }
      return lookUp(
        drawDistances,
        lossesInflicted && isSquareFacingCavalry(enemy, unit) ? 'cavalry-from-square' : 'others',
      );
    };
    const ofAttacker = backFrom(attacker, defender, 'none');
    // Light or heavy, cover keeps the defender in place: how a wall is read does not matter here.
    const cover = defenderCover ?? positions.entries[standsAt(defender, defenderPosition)].meleeCover;
    return ends(ofAttacker, backFrom(defender, attacker, cover));
  },

  inWords: ({ next, attackerRetreatUm, defenderRetreatUm }) => {
    if (next === 'second-round') {
      return { it: 'Pari: si combatte subito un secondo turno.', en: 'A draw: a second round is fought at once.' };
    }
    const ofAttacker = moveInWords(attackerRetreatUm);
    const ofDefender = moveInWords(defenderRetreatUm);
    return {
      it: `Pari: l’attaccante ${ofAttacker.it}, il difensore ${ofDefender.it}.`,
      en: `A draw: the attacker ${ofAttacker.en}, the defender ${ofDefender.en}.`,
    };
  },
});
