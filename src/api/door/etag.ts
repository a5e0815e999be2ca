import type { DoorSaid } from './door.js';
import type { Shaped } from './kind.js';
import { shapeOf } from './shape.js';

/** The ETag of a version, as If-Match takes it. */
export const etagOf = (version: string | number): string => `"${version}"`;

/** Whether something tells its version, of which an ETag is made. */
export const hasVersion = (of: Shaped): boolean => shapeOf(of).fields.some(({ name }) => name === 'version');

/** Whether a door takes If-Match, and answers with the ETag of what it has changed. */
export const takesIfMatch = ({ problems }: DoorSaid): boolean => problems?.includes('stale') ?? false;

/** Whether a door takes an Idempotency-Key. */
export const takesIdempotencyKey = ({ problems }: DoorSaid): boolean => problems?.includes('key-reused') ?? false;

/** Whether a door's answer carries an ETag: the thing itself with its version, or what changed it. */
export const hasEtag = (door: DoorSaid): boolean => {
  const { answers } = door;
  if (takesIfMatch(door)) return true;
  return (
    answers.kind === 'one' && hasVersion(answers.of()) && shapeOf(answers.of()).fields.some(({ name }) => name === 'id')
  );
};
