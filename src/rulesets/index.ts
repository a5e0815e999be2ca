import type { Book } from '../core/index.js';
import { murat } from './murat/index.js';
import { ordreMixte } from './ordre-mixte/index.js';

/** Every rulebook the product knows, by its title page. */
export const books: readonly Book[] = [ordreMixte, murat];
