import { nearest, proceduresOf, type Book, type Procedure } from '../../core/index.js';

/** A procedure with the book it stands in. */
export interface Opened {
  readonly book: Book;
  readonly procedure: Procedure;
}

/** The rulebooks whose doors are open. */
export class Shelf {
  private readonly byId: ReadonlyMap<string, Opened>;

  constructor(readonly books: readonly Book[]) {
    this.byId = new Map(
      books.flatMap(book => proceduresOf(book).map(procedure => [procedure.id, { book, procedure }] as const)),
    );
  }

  get procedureIds(): readonly string[] {
    return [...this.byId.keys()];
  }

  book(id: string): Book | undefined {
    return this.books.find(book => book.id === id);
  }

  procedure(id: string): Opened | undefined {
    return this.byId.get(id);
  }

  booksLike(id: string): readonly string[] {
    return nearest(
      id,
      this.books.map(book => book.id),
    );
  }

  proceduresLike(id: string): readonly string[] {
    return nearest(id, this.procedureIds);
  }
}
