import { procedure, sum } from '../../../core/index.js';
import { inUm } from '../numbers.js';
import { infantryFlight, infantryFlightThrow } from './charge.tables.js';
import { fleeInfantryExamples } from './flee-infantry.examples.js';
import { fleeInfantryFacts, fleeInfantryOutcome } from './flee-infantry.facts.js';
import { isCaught } from './flight.js';

export const fleeInfantry = procedure({
  id: 'murat.charge.flee-infantry',
  title: { it: 'La fanteria fugge davanti alla carica', en: 'Infantry flees a charge' },
  rule: '§2.7',
  when: { it: 'La fanteria caricata sceglie di fuggire.', en: 'The charged infantry chooses to flee.' },
  facts: fleeInfantryFacts,
  outcome: fleeInfantryOutcome,
  tables: [infantryFlight],
  throws: [infantryFlightThrow],
  parts: {
    target: { fills: { attachedBatteries: 'attachedBatteries' } },
    attachedGeneral: { fills: { attachedGeneral: 'quality' }, among: 'target.attachedGenerals', of: 'own' },
    batteries: { among: 'target.attachedBatteries', every: true, of: 'own' },
  },
  examples: fleeInfantryExamples,

  adjudicate(
    { separationUm, chargeReachUm, attachedGeneral, attachedBatteries },
    { throwDice, lookUpBand, reckon, effect, owe },
  ) {
    const face = throwDice(infantryFlightThrow, 1, sum);
    const fleeUm = lookUpBand(infantryFlight, face);
    const destroyed = reckon(
      '§2.7',
      { it: 'La carica la raggiunge', en: 'The charge catches it' },
      isCaught(separationUm, fleeUm, chargeReachUm),
    );
    if (destroyed) {
      effect('§2.7', 'target', 'dissolved', { to: true }, 'now');
      owe('§2.7', 'charger', 'murat.melee.winner-options', 'now');
      // It is for them to answer: their unit is no more.
      if (attachedGeneral !== null) owe('§2.4', 'attachedGeneral', 'murat.general.casualty', 'now');
      if (attachedBatteries > 0) owe('§2.4', 'batteries', 'murat.battery.attached-melee', 'now');
    } else {
      effect('§2.7', 'target', 'disordered', { to: true }, 'now');
      effect('§2.7', 'charger', 'disordered', { to: true }, 'now');
    }
    return {
      face,
      fleeUm,
      disordered: true,
      destroyed,
      chargerWins: destroyed,
      chargerStopsDisordered: !destroyed,
    };
  },

  inWords: ({ fleeUm, destroyed }) => {
    const { it, en } = inUm(fleeUm);
    const away =
      fleeUm === 0
        ? { it: 'Non riesce ad allontanarsi', en: 'It gets nowhere' }
        : { it: `Fugge di ${it}`, en: `It flees ${en}` };
    return destroyed
      ? {
          it: `${away.it}: è raggiunta e distrutta, e chi carica ha vinto.`,
          en: `${away.en}: it is caught and destroyed, and the charger has won.`,
        }
      : {
          it: `${away.it}, ma si salva disordinata; chi carica si ferma disordinato.`,
          en: `${away.en}, but survives disordered; the charger stops disordered.`,
        };
  },
});
