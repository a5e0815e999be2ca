import { procedure, refuseFirst, remind, verdict } from '../../../core/index.js';
import { ammunitionWithReserve, reserveOwner } from '../rulings.js';
import { ammunitionExamples } from './ammunition.examples.js';
import { ammunitionFacts, ammunitionOutcome, ammunitionSources } from './ammunition.facts.js';
import { ammunitionReasons, rulesAgainstFire, type AmmunitionReason } from './fire.reasons.js';
import { jamUsesAmmunition, muleLost } from './fire.rulings.js';
import { loads } from './fire.tables.js';
import { hasReserve, isOutOfAmmunition, leftInReserve } from './stock.js';

export const fireAmmunition = procedure({
  id: 'guaitana.fire.ammunition',
  title: { it: 'Munizioni', en: 'Ammunition' },
  rule: 'Tipi di truppe, L51, L55; Tiro, L213–215',
  when: { it: 'Prima di ogni tiro.', en: 'Before each shot.' },
  facts: ammunitionFacts,
  needed: {
    side: {
      says: {
        it: 'Serve la parte: per il club ogni unità italiana ha la riserva.',
        en: 'The side is needed: at this club every Italian unit has the reserve.',
      },
      when: (_, by) => by(reserveOwner) === 'all-italian-units',
    },
  },
  outcome: ammunitionOutcome,
  tables: [loads],
  rulings: [reserveOwner, ammunitionWithReserve, jamUsesAmmunition, muleLost],
  parts: { unit: { fills: { side: 'nation' } } },
  examples: ammunitionExamples,

  adjudicate({ weapon, shotsFired, hasMule, side, movedThisTurn }, umpire) {
    const { by, lookUp, reckon, forbid } = umpire;
    const refused = (reason: AmmunitionReason) => ({
      mayFire: false,
      reason: refuseFirst(forbid, ammunitionReasons, [[reason, rulesAgainstFire[reason]]]),
      source: null,
    });
    if (weapon === 'lance') return { ...refused('no-missile-weapon'), shotsLeftAfter: 0, outOfAmmunition: false };

    remind(umpire, jamUsesAmmunition);
    const basic = lookUp(loads, weapon === 'javelin' ? 'javelins' : 'firearms');
    if (shotsFired < basic) {
      const source = reckon('Tiro, L213', ammunitionSources.words.basic, 'basic' as const);
      return { mayFire: true, reason: null, source, shotsLeftAfter: basic - shotsFired - 1, outOfAmmunition: false };
    }
    const stock = { weapon, shotsFired, hasMule, nation: side };
    const reserve = { it: 'Ha una riserva', en: 'It has a reserve' };
    if (weapon !== 'javelin') remind(umpire, muleLost);
    if (reckon(weapon === 'javelin' ? 'Tiro, L213' : 'Tiro, L215', reserve, hasReserve(stock, by)))
      lookUp(loads, 'reserve');
    const left = leftInReserve(stock, by);
    const outOfAmmunition = isOutOfAmmunition(stock, by);
    if (left === 0) return { ...refused('none-left'), shotsLeftAfter: 0, outOfAmmunition };
    if (movedThisTurn) return { ...refused('reserve-needs-a-stationary-unit'), shotsLeftAfter: left, outOfAmmunition };
    const source = reckon('Tiro, L215', ammunitionSources.words.reserve, 'reserve' as const);
    return { mayFire: true, reason: null, source, shotsLeftAfter: left - 1, outOfAmmunition };
  },

  inWords: ({ reason, source, shotsLeftAfter }) =>
    verdict(
      ammunitionReasons,
      reason,
      {
        it: `Può tirare${source === 'reserve' ? ' con la riserva' : ''}; tiri che restano dopo: ${shotsLeftAfter}`,
        en: `It may fire${source === 'reserve' ? ' from the reserve' : ''}; ${shotsLeftAfter} left after that`,
      },
      { it: 'Non può tirare', en: 'It may not fire' },
    ),
});
