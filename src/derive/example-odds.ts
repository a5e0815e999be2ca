import { oddsOn, readRequest, type Book, type Distribution, type Example, type Procedure } from '../core/index.js';
import { exampleRequest } from './catalogue.js';

/** The odds of an example before its dice are thrown; null where they would need too many paths. */
export const exampleOdds = (book: Book, procedure: Procedure, example: Example): Distribution | null => {
  const { dice: _thrown, ...before } = exampleRequest(example);
  const read = readRequest(book, procedure, before);
  if (!read.ok)
    throw new Error(`${procedure.id}: the example "${example.says.en}" is at fault: ${JSON.stringify(read.faults)}`);
  const odds = oddsOn(procedure, read.value, false);
  return odds.ok ? odds.value : null;
};

/** The example whose odds are worth showing: it throws dice, and has few enough outcomes to be read. */
export const tellingExample = (
  book: Book,
  procedure: Procedure,
  mostOutcomes: number,
): { readonly example: Example; readonly odds: Distribution } | null => {
  for (const example of procedure.examples) {
    if (example.dice === undefined || example.dice.length === 0) continue;
    const odds = exampleOdds(book, procedure, example);
    if (odds !== null && odds.outcomes.length > 1 && odds.outcomes.length <= mostOutcomes) return { example, odds };
  }
  return null;
};
