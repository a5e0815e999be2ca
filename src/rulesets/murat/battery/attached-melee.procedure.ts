import { howMany, procedure } from '../../../core/index.js';
import { attachedMeleeExamples } from './attached-melee.examples.js';
import { attachedBatteryEffect, attachedMeleeFacts, attachedMeleeOutcome } from './attached-melee.facts.js';

export const attachedMelee = procedure({
  id: 'murat.battery.attached-melee',
  title: { it: 'Batteria aggregata dopo una mischia sfavorevole', en: 'Attached battery after an unfavourable melee' },
  rule: '§2.4',
  when: {
    it: 'Il reggimento ha perso un turno di mischia o è stato distrutto.',
    en: 'The regiment lost a melee round or was destroyed.',
  },
  facts: attachedMeleeFacts,
  outcome: attachedMeleeOutcome,
  parts: {
    regiment: {
      fills: { regimentDestroyed: 'dissolved', batteryLost: 'batteryLost', attachedBatteries: 'attachedBatteries' },
      among: 'battery.attachedTo',
    },
    battery: { among: 'regiment.attachedBatteries' },
  },
  examples: attachedMeleeExamples,

  adjudicate(facts, { reckon, effect, owe }) {
    const { losses, regimentLostMelee, regimentDestroyed, retreatTerrainBarsArtillery } = facts;
    const { batteryLost, attachedBatteries } = facts;
    const eliminated = (regimentLosses: number | null) => {
      effect('§2.4', 'battery', 'dissolved', { to: true }, 'now');
      effect('§2.4', 'battery', 'attachedTo', { to: '' }, 'now');
      effect('§2.4', 'regiment', 'attachedBatteries', { without: 'battery' }, 'now');
      if (batteryLost) effect('§2.4', 'regiment', 'batteryLost', { to: false }, 'now');
      return { batteryEliminated: true, regimentLosses, batteryEffect: 'eliminated' as const };
    };
    const spared = { batteryEliminated: false, regimentLosses: losses };
    if (regimentDestroyed) {
      reckon('§2.4', { it: 'Distrutto con la sua batteria', en: 'Destroyed together with its battery' }, true);
      return eliminated(losses);
    }
    const third = { it: 'La terza perdita è la batteria', en: 'The third loss is the battery' };
    if (batteryLost) {
      // Those that are left still go back with their regiment.
      if (attachedBatteries > 1) owe('§2.4', 'regiment', 'murat.battery.attached-melee', 'now');
      reckon('§2.4', third, true);
      return eliminated(losses !== null && losses >= 3 ? losses - 1 : losses);
    }
    const beaten = reckon('§2.4', { it: 'Il reggimento è battuto', en: 'The regiment is beaten' }, regimentLostMelee);
    if (!beaten) return { ...spared, batteryEffect: 'none' as const };
    if (losses !== null && losses >= 3) return eliminated(reckon('§2.4', third, losses - 1));
    if (retreatTerrainBarsArtillery) {
      reckon('§2.4', { it: 'I pezzi non possono seguirlo', en: 'The guns cannot follow it' }, true);
      return eliminated(losses);
    }
    effect('§2.4', 'battery', 'formation', { to: 'limbered' }, 'now');
    return { ...spared, batteryEffect: 'retreats-limbered-with-regiment' as const };
  },

  inWords: ({ batteryEffect, regimentLosses }) => {
    const { it, en } = attachedBatteryEffect.words[batteryEffect];
    if (regimentLosses === null) return { it: `Batteria: ${it}.`, en: `Battery: ${en}.` };
    return {
      it: `Batteria: ${it}; il reggimento segna ${howMany(regimentLosses, 'perdita', 'perdite')}.`,
      en: `Battery: ${en}; the regiment marks ${howMany(regimentLosses, 'loss', 'losses')}.`,
    };
  },
});
