import fc from 'fast-check';
import { facesInOrder, proceduresOf, readRequest, ruleOn } from '../core/index.js';
import { books } from '../rulesets/index.js';
import { answerJson } from './answer-json.js';

const everyExample = books.flatMap(book =>
  proceduresOf(book).flatMap(procedure =>
    procedure.examples.map(example => ({ book, procedure, example, says: `${procedure.id}: ${example.says.en}` })),
  ),
);

describe('The JSON of an answer', () => {
  it.each(everyExample)('$says', ({ book, procedure, example }) => {
    const { facts: input, dice, rulings, house } = example;
    const read = readRequest(book, procedure, { input, dice, rulings, house });
    const answer = read.ok
      ? ruleOn(book, procedure, read.value, { language: 'it', explain: true, roll: () => facesInOrder([]) })
      : read;
    if (!answer.ok) throw new Error(JSON.stringify(answer.faults));
    const written = answerJson(answer.value);
    expect(JSON.stringify(JSON.parse(written))).toBe(JSON.stringify(answer.value));
    expect(written).toMatch(/^[\x20-\x7e]*$/);
  });

  it('holds whatever text a caller sent', () => {
    const [first] = everyExample;
    if (first === undefined) throw new Error('there are no examples');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        const answer = {
          procedure: text,
          edition: '',
          status: 'resolved',
          summary: text,
          outcome: { [text]: text },
          awaiting: null,
          effects: [],
          throws: [],
          steps: [],
          rulings: [],
          house: null,
          cites: [text],
        } as const;
        expect(JSON.parse(answerJson(answer))).toEqual(JSON.parse(JSON.stringify(answer)));
      }),
    );
  });
});
