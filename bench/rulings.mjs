/** Rulings per second of one core, in process: reading the facts included, with and without explanation. */
import { createRequire } from 'node:module';
import { procedure as id } from './case.mjs';
import { legalInputs } from './legal.mjs';
import { row } from './report.mjs';
import { speedsOf } from './timing.mjs';

const require = createRequire(import.meta.url);
const { adjudicate, facesInOrder, proceduresOf, readRequest, ruleOn } = require('../dist/core/index.js');
const { answerJson } = require('../dist/derive/index.js');
const { books } = require('../dist/rulesets/index.js');

export const bench = async () => {
  const book = books.find(book => id.startsWith(`${book.id}.`));
  const procedure = proceduresOf(book).find(procedure => procedure.id === id);
  const asked = legalInputs(procedure, 256).map(input => ({ input }));
  const readings = asked.map(one => readRequest(book, procedure, one).value);
  const noDice = facesInOrder([]);
  const how = explain => ({ language: 'en', explain, roll: () => noDice });
  const [brief, full] = [how(false), how(true)];
  const terms = explain => ({ chosen: null, house: null, dice: noDice, language: 'en', explain });
  const [briefTerms, fullTerms] = [terms(false), terms(true)];
  const ruled = (i, manner) => ruleOn(book, procedure, readRequest(book, procedure, asked[i & 255]).value, manner);

  const { processor, wall } = await speedsOf({
    brief: i => ruled(i, brief),
    full: i => ruled(i, full),
    written: i => answerJson(ruled(i, full).value),
    read: i => readRequest(book, procedure, asked[i & 255]),
    adjudicateBrief: i => adjudicate(procedure, readings[i & 255].facts, briefTerms),
    adjudicateFull: i => adjudicate(procedure, readings[i & 255].facts, fullTerms),
  });
  const perSecond = (what, name, target) =>
    row(what, Math.round(processor[name]), '/s of one core', {
      ...(target === undefined ? {} : { atLeast: target }),
      besides: `${Math.round(wall[name])} /s on the wall`,
    });
  return [
    perSecond('rulings without explanation, facts read', 'brief', 600_000),
    perSecond('rulings with explanation, facts read', 'full', 250_000),
    perSecond('… and written as JSON', 'written'),
    perSecond('… reading the facts alone', 'read'),
    perSecond('… adjudicating alone, without explanation', 'adjudicateBrief'),
    perSecond('… adjudicating alone, with explanation', 'adjudicateFull'),
  ];
};
