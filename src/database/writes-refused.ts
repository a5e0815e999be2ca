import { DatabaseFault } from './database-fault.js';

/** The database answers, and yet it does not write: its disk is full or fails, or it has become read-only. */
export class WritesRefused extends DatabaseFault {}
