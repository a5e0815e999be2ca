import { procedure, refuseFirst, verdict } from '../../../core/index.js';
import { shareOf } from './action-cost.js';
import { artilleryPackExamples } from './artillery-pack.examples.js';
import { artilleryPackFacts, artilleryPackOutcome } from './artillery-pack.facts.js';
import { doingOf, isAlready } from './doing.js';
import { packReasons } from './movement.reasons.js';
import { unpackAndFire } from './movement.rulings.js';
import { packCosts } from './movement.tables.js';
import type { GunState } from './movement.vocabulary.js';

export const artilleryPack = procedure({
  id: 'guaitana.movement.artillery-pack',
  title: { it: 'Caricare e scaricare i pezzi', en: 'Loading and unloading guns' },
  rule: 'Tipi di truppe, L55; Movimento, L152–154',
  when: { it: 'Artiglieria, nella fase di movimento.', en: 'Artillery, in the movement phase.' },
  facts: artilleryPackFacts,
  outcome: artilleryPackOutcome,
  tables: [packCosts],
  rulings: [unpackAndFire],
  examples: artilleryPackExamples,

  adjudicate({ formation, action }, umpire) {
    const { by, effect, forbid, reckon } = umpire;
    const doing = doingOf(action, { kind: 'artillery', formation });
    const share = shareOf(doing, packCosts, umpire);
    const reason = refuseFirst(forbid, packReasons, [isAlready(doing) && ['already-in-that-state', 'Movimento, L152']]);
    if (reason !== null) return { legal: false, reason, formationAfter: formation, mayFireThisTurn: null };
    const formationAfter: GunState = action === 'pack' ? 'packed' : 'in-battery';
    const mayFireThisTurn = reckon(
      'Movimento, L129',
      { it: 'Può tirare in questo turno', en: 'It may fire this turn' },
      action === 'unpack' && by(unpackAndFire) === 'yes',
    );
    effect('Movimento, L152', 'unit', 'formation', { to: formationAfter }, 'now');
    effect('Movimento, L152', 'unit', 'movedFraction', { to: share }, 'now');
    effect('Movimento, L152', 'unit', 'movedThisTurn', { to: true }, 'now');
    effect('Ordini, L114', 'unit', 'movedLastPhase', { to: true }, 'now');
    // What forbids fire is the mark of having moved more than half.
    effect('Movimento, L129', 'unit', 'movedMoreThanHalf', { to: !mayFireThisTurn }, 'now');
    return { legal: true, reason, formationAfter, mayFireThisTurn };
  },

  inWords: ({ reason, formationAfter, mayFireThisTurn }) => {
    const fire = mayFireThisTurn
      ? { it: ' e può tirare', en: ' and may fire' }
      : { it: ', senza tirare in questo turno', en: ', without firing this turn' };
    return verdict(
      packReasons,
      reason,
      formationAfter === 'packed'
        ? { it: `Carica i pezzi sui muli${fire.it}`, en: `It loads its guns on mules${fire.en}` }
        : { it: `Mette i pezzi in batteria${fire.it}`, en: `It sets up its guns${fire.en}` },
      { it: 'Non serve', en: 'There is no need' },
    );
  },
});
