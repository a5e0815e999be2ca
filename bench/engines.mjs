/** The same twenty rows with reasons in our core and in two general rule engines, once they are seen to agree. */
import { createRequire } from 'node:module';
import { legalInputs } from './legal.mjs';
import { row } from './report.mjs';
import { speedsOf } from './timing.mjs';
import { jsonRulesEngine, twentyRows, zen } from './twenty-rows.mjs';

const require = createRequire(import.meta.url);
const { adjudicate, facesInOrder, readRequest, ruleOn } = require('../dist/core/index.js');

const book = { id: 'bench', edition: '1', chapters: [] };
const noDice = facesInOrder([]);
const manner = { language: 'en', explain: true, roll: () => noDice };
const terms = { chosen: null, house: null, dice: noDice, language: 'en', explain: true };

const inOrder = reasons => [...reasons].sort((a, b) => (a.id < b.id ? -1 : 1));
const gist = ({ percentage, reasons }) =>
  JSON.stringify([percentage, inOrder(reasons).map(({ id, value, cite, text }) => [id, value, cite, text])]);

/** Our answer in the form of the others': the rows that counted, with their reasons. */
const ourGist = ({ outcome, steps }) =>
  gist({ percentage: outcome.percentage, reasons: steps.flatMap(step => step.rows ?? []).filter(row => row.applied) });

export const bench = async () => {
  // The general engines have no usual values: they are given every fact, as we have read it.
  const inputs = legalInputs(twentyRows, 256).map(input => twentyRows.readFacts(input).value);
  const asked = inputs.map(input => ({ input }));
  const ours = i => ruleOn(book, twentyRows, readRequest(book, twentyRows, asked[i & 255]).value, manner);
  const theirs = { jsonRulesEngine: jsonRulesEngine(), zen: zen() };
  for (const [i, input] of inputs.entries()) {
    const found = ourGist(ours(i).value);
    for (const [name, engine] of Object.entries(theirs)) {
      const other = gist(await engine(input));
      if (other !== found) throw new Error(`${name} disagrees on ${JSON.stringify(input)}: ${other}, not ${found}`);
    }
  }
  const { processor, ratio } = await speedsOf({
    // Like the others, which believe the facts they are given.
    ours: i => adjudicate(twentyRows, inputs[i & 255], terms),
    oursFromRequest: ours,
    jsonRulesEngine: i => theirs.jsonRulesEngine(inputs[i & 255]),
    zen: i => theirs.zen(inputs[i & 255]),
  });
  const against = (name, other) =>
    row(`twenty rows with reasons against ${name}`, ratio('ours', other), '× faster', {
      atLeast: 100,
      besides: `${Math.round(processor.ours)} against ${Math.round(processor[other])} /s; ${ratio('oursFromRequest', other).toFixed(0)}× with the request read and checked, which they do not do`,
    });
  return [against('json-rules-engine', 'jsonRulesEngine'), against('@gorules/zen-engine', 'zen')];
};
