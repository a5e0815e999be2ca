import { inOneSentence, procedure, refuse } from '../../../core/index.js';
import { goesItsOwnWay, leaveBatteries, leaveSupported, movingOff } from '../moving-off.js';
import { inUm } from '../numbers.js';
import { bridgeCrossingFire } from '../rulings.js';
import { bridgeReasons } from './bridge.reasons.js';
import { crossingFire } from './bridge.tables.js';
import { bridgeCrossExamples } from './cross.examples.js';
import { bridgeCrossFacts, bridgeCrossOutcome } from './cross.facts.js';
import { doubledFire } from './doubled-fire.js';

export const bridgeCross = procedure({
  id: 'murat.bridge.cross',
  title: { it: 'Passare un ponte in formazione', en: 'Cross a bridge in formation' },
  rule: '§2.7',
  when: {
    it: 'Fanteria o cavalleria in formazione passa un fiume non guadabile per un ponte che nessun nemico difende.',
    en: 'Formed infantry or cavalry crosses an unfordable river by a bridge that no enemy defends.',
  },
  facts: bridgeCrossFacts,
  outcome: bridgeCrossOutcome,
  tables: [crossingFire],
  rulings: [bridgeCrossingFire],
  parts: movingOff,
  examples: bridgeCrossExamples,

  adjudicate({ unit, distanceToBridgeUm }, umpire) {
    const { forbid, reckon, effect } = umpire;
    const reasons = refuse(forbid, bridgeReasons, [
      unit.arm !== 'infantry' && unit.arm !== 'cavalry' && ['infantry-or-cavalry-only', '§2.7'],
      distanceToBridgeUm > 1 && ['too-far', '§2.7'],
    ]);
    if (reasons.length > 0) return { legal: false, reasons, placedWithinUm: null, vulnerableThisTurn: null };
    const placedWithinUm = reckon(
      '§2.7',
      {
        it: 'Con un ordine di movimento è oltre il ponte, in formazione, entro questi UM da ponte e fiume',
        en: 'With one movement order it stands beyond, in formation, within so many UM of bridge and river',
      },
      1,
    );
    const { ofColumn, ofOthers } = doubledFire(umpire, crossingFire);
    const vulnerableThisTurn = reckon(
      '§2.7',
      {
        it: 'Il fuoco nemico di questa mossa, subito dopo il passaggio, è più efficace',
        en: 'Enemy fire this turn, right after the crossing, is more effective',
      },
      ofColumn > 1 || ofOthers > 1,
    );
    effect('§2.7', 'unit', 'bridge', { to: 'crossing' }, 'now');
    if (unit.position !== 'open') effect('§2.7', 'unit', 'position', { to: 'open' }, 'now');
    leaveBatteries(unit, { effect });
    if (goesItsOwnWay(unit)) leaveSupported({ effect });
    return { legal: true, reasons, placedWithinUm, vulnerableThisTurn };
  },

  inWords: ({ reasons, placedWithinUm, vulnerableThisTurn }) => {
    if (placedWithinUm === null) {
      const why = inOneSentence(bridgeReasons, reasons);
      return { it: `Non può passare il ponte: ${why.it}.`, en: `It may not cross the bridge: ${why.en}.` };
    }
    const { it, en } = inUm(placedWithinUm);
    const then = vulnerableThisTurn
      ? { it: '; in questa mossa è esposta al fuoco', en: '; this turn it is exposed to fire' }
      : { it: '', en: '' };
    return {
      it: `Passa e si schiera entro ${it} da ponte e fiume${then.it}.`,
      en: `It crosses and stands within ${en} of bridge and river${then.en}.`,
    };
  },
});
