import { nearest, proceduresOf, type Book, type Procedure } from '../../core/index.js';

/** A procedure with the book it stands in. */
export interface Opened {
  readonly book: Book;
  readonly procedure: Procedure;
}

/** How many misspelt names are remembered with what is like them. */
const mostLikes = 1000;

/** The rulebooks whose doors are open. */
export class Shelf {
  private readonly byId: ReadonlyMap<string, Opened>;
  private readonly likes = new Map<string, readonly string[]>();

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

  /** Looked for once where the same name is asked again and again, as in a batch. */
  proceduresLike(id: string): readonly string[] {
    const asked = id.slice(0, 100);
    const known = this.likes.get(asked);
    if (known !== undefined) return known;
    const like = nearest(asked, this.procedureIds);
    if (this.likes.size >= mostLikes) this.likes.clear();
    this.likes.set(asked, like);
    return like;
  }
}
