import { inOneSentence, procedure } from '../../../core/index.js';
import { aboveInitial } from '../facts.js';
import { elchingenStatusExamples } from './elchingen-status.examples.js';
import { elchingenStatusFacts, elchingenStatusOutcome } from './elchingen-status.facts.js';
import { elchingen } from './elchingen.js';
import { elchingenResult, type ElchingenResult, type ElchingenSide } from './elchingen.words.js';
import { breakPointOf } from './scenario.js';
import { elchingenEndReasons } from './scenario.reasons.js';
import { scenarioEarlyEnd } from './scenario.rulings.js';

export const elchingenStatus = procedure({
  id: 'murat.scenario.elchingen-status',
  title: { it: 'Elchingen: fine e vittoria', en: 'Elchingen: end and victory' },
  rule: 'App. 2',
  when: {
    it: 'A fine mossa, e ogni volta che cambiano le perdite o il controllo dei villaggi.',
    en: 'At the end of a turn, and whenever losses or control of the villages change.',
  },
  facts: elchingenStatusFacts,
  outcome: elchingenStatusOutcome,
  rulings: [scenarioEarlyEnd],
  examples: elchingenStatusExamples,
  impossible: {
    fouCurrent: {
      says: aboveInitial,
      when: ({ fouInitial, fouCurrent }) =>
        fouCurrent.french > fouInitial.french || fouCurrent.austrian > fouInitial.austrian,
    },
  },

  adjudicate({ turn, control, fouInitial, fouCurrent }, { by, reckon }) {
    const holdsBoth = (side: ElchingenSide): boolean => control.ober === side && control.unter === side;
    const isBroken = (side: ElchingenSide, it: string, en: string): boolean => {
      const limit = breakPointOf(elchingen, fouInitial[side]);
      return reckon(
        'App. 2',
        { it: `${it} hanno perso almeno ${limit} FoU, il 40%`, en: `${en} have lost at least ${limit} FoU, 40%` },
        fouInitial[side] - fouCurrent[side] >= limit,
      );
    };
    const lastTurn = { it: 'Era la sesta e ultima mossa', en: 'It was the sixth and last turn' };
    const allPlayed = reckon('App. 2', lastTurn, turn >= elchingen.turns);
    const french = isBroken('french', 'I francesi', 'The French');
    const austrian = isBroken('austrian', 'Gli austriaci', 'The Austrians');
    const bothVillages = { it: 'I francesi controllano entrambi i villaggi', en: 'The French control both villages' };
    const taken = reckon('App. 2', bothVillages, holdsBoth('french'));
    const reasons = (
      [
        austrian && 'austrian-lost-40-percent',
        taken && 'french-control-both-villages',
        french && 'french-lost-40-percent',
        allPlayed && 'six-turns-played',
      ] as const
    ).filter(reason => reason !== false);
    if (reasons.length === 0) return { over: false, reasons, result: null };
    const byControl: ElchingenResult = taken ? 'french' : holdsBoth('austrian') ? 'austrian' : 'draw';
    // Where both have broken nobody inflicted more, and the villages decide.
    const byLosses = french !== austrian && by(scenarioEarlyEnd) === 'inflictor-wins';
    const result = reckon(
      'App. 2',
      byLosses
        ? { it: 'Vince chi ha inflitto le perdite', en: 'Whoever inflicted the losses wins' }
        : { it: 'Vince chi controlla entrambi i villaggi', en: 'Whoever controls both villages wins' },
      byLosses ? (french ? 'austrian' : 'french') : byControl,
    );
    return { over: true, reasons, result };
  },

  inWords: ({ reasons, result }) => {
    if (result === null) return { it: 'La battaglia continua.', en: 'The battle goes on.' };
    const why = inOneSentence(elchingenEndReasons, reasons);
    const { it, en } = elchingenResult.words[result];
    return { it: `La battaglia è finita, ${it}: ${why.it}.`, en: `The battle is over, ${en}: ${why.en}.` };
  },
});
