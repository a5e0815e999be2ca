import { procedure } from '../../../core/index.js';
import { exampleUnitSize, splitOutsideTown } from './fire.rulings.js';
import { exampleFrontRank } from './fire.tables.js';
import { firingBasesExamples } from './firing-bases.examples.js';
import { firingBasesFacts, firingBasesOutcome, splitReasons } from './firing-bases.facts.js';

const fixedFormation = (formation: string): formation is keyof typeof exampleFrontRank.entries =>
  formation in exampleFrontRank.entries;

export const firingBases = procedure({
  id: 'ordre-mixte.fire.firing-bases',
  title: { it: 'Quante basette tirano, e tiro diviso', en: 'How many bases fire, and splitting fire' },
  rule: 'L13–19',
  when: { it: 'Prima di calcolare la percentuale di tiro.', en: 'Before either fire percentage.' },
  facts: firingBasesFacts,
  impossible: {
    frontRankBases: {
      says: {
        it: 'Le basette in 1° rango non possono superare quelle presenti.',
        en: 'The front rank cannot hold more bases than are present.',
      },
      when: f => f.frontRankBases > f.totalBases,
    },
  },
  outcome: firingBasesOutcome,
  tables: [exampleFrontRank],
  rulings: [exampleUnitSize, splitOutsideTown],
  examples: firingBasesExamples,

  adjudicate(facts, { by, reckon, lookUp, forbid }) {
    const { arm, totalBases, frontRankBases, inBuiltUpArea, formation, allocation } = facts;
    const split = allocation !== null && allocation.length > 1;
    const splitSquare = split && !inBuiltUpArea && formation === 'square' && by(splitOutsideTown) === 'squares-too';

    const bearing = (): number => {
      if (arm === 'artillery')
        return reckon(
          'L23',
          { it: 'Una batteria tira con tutte le basette', en: 'A battery fires with all its bases' },
          totalBases,
        );
      if (inBuiltUpArea)
        return reckon(
          'L15',
          { it: 'Da un centro abitato tirano tutte le basette', en: 'All bases fire from a built-up area' },
          totalBases,
        );
      if (splitSquare)
        return reckon(
          'L15',
          { it: 'Tutti i lati del quadrato possono tirare', en: 'All faces of the square may fire' },
          totalBases,
        );
      if (fixedFormation(formation) && by(exampleUnitSize) === 'fixed-per-formation')
        return lookUp(exampleFrontRank, formation);
      return reckon('L15', { it: 'Tirano le basette in 1° rango', en: 'The front rank fires' }, frontRankBases);
    };
    const available = bearing();
    const refused = (rule: string, why: keyof typeof splitReasons.words) => ({
      valid: false,
      reason: forbid(rule, splitReasons, why),
      available,
      shots: [],
    });

    if (allocation === null)
      return { valid: true, reason: null, available, shots: [{ targetId: null, firingBases: available }] };
    if (split && !inBuiltUpArea && !splitSquare) return refused('L15', 'split-only-from-built-up-area');
    const sides = new Set(allocation.map(shot => shot.side));
    if (split && (sides.size < allocation.length || sides.has(null)))
      return refused('L15', 'targets-must-attack-from-different-sides');
    const declared = allocation.reduce((sum, shot) => sum + shot.bases, 0);
    const overFace = splitSquare && allocation.some(shot => shot.bases > frontRankBases);
    if (declared > available || overFace) return refused('L13–15', 'more-bases-than-available');
    return {
      valid: true,
      reason: null,
      available,
      shots: allocation.map(shot => ({ targetId: shot.targetId, firingBases: shot.bases })),
    };
  },

  inWords: ({ reason, available, shots }) =>
    reason === null
      ? {
          it: `Possono tirare ${available} basette: ${shots.map(shot => `${shot.firingBases}${shot.targetId === null ? '' : ` su ${shot.targetId}`}`).join(', ')}.`,
          en: `${available} bases may fire: ${shots.map(shot => `${shot.firingBases}${shot.targetId === null ? '' : ` at ${shot.targetId}`}`).join(', ')}.`,
        }
      : { it: `Non si può: ${splitReasons.words[reason].it}.`, en: `Not allowed: ${splitReasons.words[reason].en}.` },
});
