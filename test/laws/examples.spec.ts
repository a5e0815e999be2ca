import {
  facesInOrder,
  readRequest,
  ruleOn,
  proceduresOf,
  type Answer,
  type Book,
  type Example,
  type Procedure,
} from '../../src/core/index.js';
import { books } from '../../src/rulesets/index.js';

const ruled = (book: Book, procedure: Procedure, example: Example): Answer => {
  const read = readRequest(book, procedure, {
    input: example.facts,
    dice: example.dice,
    rulings: example.rulings,
    house: example.house,
  });
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const answer = ruleOn(book, procedure, read.value, { language: 'it', explain: true, roll: () => facesInOrder([]) });
  if (!answer.ok) throw new Error(JSON.stringify(answer.faults));
  return answer.value;
};

describe.each(books.flatMap(book => proceduresOf(book).map(procedure => ({ book, procedure, id: procedure.id }))))(
  '$id',
  ({ book, procedure }) => {
    it.each(procedure.examples.map(example => ({ example, says: example.says.en })))('$says', ({ example }) => {
      const answer = ruled(book, procedure, example);
      expect({ status: answer.status, outcome: answer.outcome }).toEqual({
        status: example.notAllowed ? 'not-allowed' : 'resolved',
        outcome: { ...answer.outcome, ...example.outcome },
      });
    });
  },
);
