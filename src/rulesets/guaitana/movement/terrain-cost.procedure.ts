import { exact, inUnit, procedure, refuseFirst, verdict } from '../../../core/index.js';
import { onlyItalianCavalryDismounts } from '../facts.js';
import { shareInWords, spendable } from './action-cost.js';
import { terrainReasons } from './movement.reasons.js';
import { commandersTerrain, packedArtilleryRoad, roadAndBuildings } from './movement.rulings.js';
import { groundFactors, noEntryRows, roadRows, wadiRows } from './movement.tables.js';
import { terrainCostExamples } from './terrain-cost.examples.js';
import { lengthNeeded, terrainCostFacts, terrainCostOutcome } from './terrain-cost.facts.js';

export const terrainCost = procedure({
  id: 'guaitana.movement.terrain-cost',
  title: { it: 'Costo del terreno', en: 'Terrain costs' },
  rule: 'Tipi di terreno, L70–82',
  when: { it: 'Per ogni tratto di una mossa.', en: 'For every stretch of a move.' },
  facts: terrainCostFacts,
  needed: { cm: { says: lengthNeeded, when: ({ terrain }) => terrain !== 'wadi' } },
  impossible: { dismounted: onlyItalianCavalryDismounts },
  outcome: terrainCostOutcome,
  tables: [roadRows, noEntryRows, groundFactors, wadiRows],
  rulings: [commandersTerrain, packedArtilleryRoad, roadAndBuildings],
  examples: terrainCostExamples,

  adjudicate(stretch, umpire) {
    const { forbid, modify, modifyPart, reckon } = umpire;
    const road = modify(1, roadRows);
    const ground = { ...stretch, eased: road.rows.length > 0 };
    const noEntry = modifyPart(0, noEntryRows, ground).rows.length > 0;
    const reason = refuseFirst(forbid, terrainReasons, [noEntry && ['impassable', 'Tipi di terreno, L79–82']]);
    if (reason !== null) return { allowed: false, reason, multiplier: null, costCm: null, capacityShare: null };
    if (stretch.terrain === 'wadi') {
      const share = spendable('Tipi di terreno, L80', modifyPart(0, wadiRows, ground).total, umpire);
      return { allowed: true, reason, multiplier: null, costCm: null, capacityShare: share };
    }
    const factor = modifyPart(road.total, groundFactors, ground).total;
    const multiplier = spendable('Tipi di terreno, L72–82', factor, umpire);
    const cost = { it: 'Costo del tratto in cm', en: 'Cost of the stretch in cm' };
    const costCm = reckon('Tipi di terreno, L72–82', cost, (stretch.cm ?? 0) * multiplier);
    return { allowed: true, reason, multiplier, costCm, capacityShare: null };
  },

  inWords: ({ reason, costCm, capacityShare }) => {
    if (capacityShare !== null) {
      const share = shareInWords(capacityShare);
      return { it: `L’attraversamento ${share.it}.`, en: `The crossing ${share.en}.` };
    }
    const cost = inUnit(exact(costCm ?? 0), 'cm');
    return verdict(
      terrainReasons,
      reason,
      { it: `Il tratto costa ${cost.it}`, en: `The stretch costs ${cost.en}` },
      { it: 'Non può passare', en: 'It cannot pass' },
    );
  },
});
