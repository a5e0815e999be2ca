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
  parts: { regiment: { among: 'battery.attachedTo' } },
  examples: attachedMeleeExamples,

  adjudicate(facts, { reckon, effect }) {
    const { losses, regimentLostMelee, regimentDestroyed, retreatTerrainBarsArtillery } = facts;
    const eliminated = (regimentLosses: number) => {
      effect('§2.4', 'battery', 'dissolved', { to: true }, 'now');
      effect('§2.4', 'regiment', 'attachedBatteries', { without: 'battery' }, 'now');
      return { batteryEliminated: true, regimentLosses, batteryEffect: 'eliminated' as const };
    };
    const spared = { batteryEliminated: false, regimentLosses: losses };
    if (regimentDestroyed) {
      reckon('§2.4', { it: 'Distrutto con la sua batteria', en: 'Destroyed together with its battery' }, true);
      return eliminated(losses);
    }
    const beaten = reckon('§2.4', { it: 'Il reggimento è battuto', en: 'The regiment is beaten' }, regimentLostMelee);
    if (!beaten) return { ...spared, batteryEffect: 'none' as const };
    if (losses >= 3) {
      const says = { it: 'La terza perdita è la batteria', en: 'The third loss is the battery' };
      return eliminated(reckon('§2.4', says, losses - 1));
    }
    if (retreatTerrainBarsArtillery) {
      reckon('§2.4', { it: 'I pezzi non possono seguirlo', en: 'The guns cannot follow it' }, true);
      return eliminated(losses);
    }
    effect('§2.4', 'battery', 'formation', { to: 'limbered' }, 'now');
    return { ...spared, batteryEffect: 'retreats-limbered-with-regiment' as const };
  },

  inWords: ({ batteryEffect, regimentLosses }) => {
    const { it, en } = attachedBatteryEffect.words[batteryEffect];
    return {
      it: `Batteria: ${it}; il reggimento segna ${howMany(regimentLosses, 'perdita', 'perdite')}.`,
      en: `Battery: ${en}; the regiment marks ${howMany(regimentLosses, 'loss', 'losses')}.`,
    };
  },
});
