import type { Book } from '../core/index.js';
import { guaitana } from './guaitana/index.js';
import { movimenti } from './movimenti/index.js';
import { murat } from './murat/index.js';
import { ordreMixte } from './ordre-mixte/index.js';

/** Every rulebook the product knows, by its title page. */
export const books: readonly Book[] = [ordreMixte, murat, guaitana, movimenti];
