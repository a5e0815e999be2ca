import { procedure } from '../../../core/index.js';
import { bridgeForcingFire, bridgeMelee } from '../rulings.js';
import { forcingFire } from './bridge.tables.js';
import { doubledFire } from './doubled-fire.js';
import { bridgeForceExamples } from './force.examples.js';
import { bridgeForceFacts, bridgeForceOutcome } from './force.facts.js';

export const bridgeForce = procedure({
  id: 'murat.bridge.force',
  title: { it: 'Forzare un ponte difeso', en: 'Force a defended bridge' },
  rule: '§2.7, §2.10',
  when: {
    it: 'Quando si carica, dalla riva davanti al ponte, l’unità che lo difende.',
    en: 'When the unit that defends a bridge is charged from the bank facing it.',
  },
  facts: bridgeForceFacts,
  outcome: bridgeForceOutcome,
  tables: [forcingFire],
  rulings: [bridgeForcingFire, bridgeMelee],
  examples: bridgeForceExamples,

  adjudicate(_, umpire) {
    const { by, reckon, owe } = umpire;
    const bridge = reckon(
      '§2.7',
      { it: 'Il difensore fa fuoco su chi forza il ponte', en: 'The defender fires at whoever forces the bridge' },
      'forcing',
    );
    doubledFire(umpire, forcingFire);
    const { it, en } = bridgeMelee.options[by(bridgeMelee)];
    const crossingBridge = reckon(
      '§2.7, §2.10',
      { it: `In mischia attacca da un ponte; ${it}`, en: `In melee it attacks over a bridge; ${en}` },
      true,
    );
    const forcedBridge = reckon(
      '§2.7',
      {
        it: 'Se vince non sfonda, ma può riformarsi oltre il ponte',
        en: 'If it wins it does not break through, but may reform beyond the bridge',
      },
      true,
    );
    owe('§2.7', 'charger', 'murat.charge.sequence', 'now');
    return { bridge, crossingBridge, forcedBridge };
  },

  inWords: () => ({
    it: 'Si risolve come una carica: fuoco difensivo raddoppiato, malus del ponte in mischia, nessuno sfondamento per chi vince.',
    en: 'It is resolved as a charge: doubled defensive fire, the bridge’s penalty in melee, no breakthrough for the winner.',
  }),
});
