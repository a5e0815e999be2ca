import type { Read } from '../../core/index.js';
import { weighHere, type Question } from '../desk/desk.js';
import type { Opened } from '../desk/shelf.js';
import type { Client, WorkPool } from './work-pool.js';

/** The odds of a question as JSON: reckoned here if they are little work, and by a worker if they are not. */
export const weighAnywhere = async (
  work: WorkPool,
  opened: Opened,
  question: Question,
  client: Client,
): Promise<Read<string>> => {
  const weighed = weighHere(opened, question);
  if (weighed !== 'too-much-work') return weighed.ok ? { ok: true, value: JSON.stringify(weighed.value) } : weighed;
  const done = await work.run({ kind: 'odds', procedure: opened.procedure.id, question }, client);
  if (!done.ok) return done;
  const { buffer, byteOffset, byteLength } = done.json;
  return { ok: true, value: Buffer.from(buffer, byteOffset, byteLength).toString('utf8') };
};
