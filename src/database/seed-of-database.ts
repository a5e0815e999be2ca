import type { EntityManager } from 'typeorm';
import { OtherSeed } from './database-fault.js';
import { Installation } from './entities/installation.entity.js';

/** The one row there is. */
const name = 'arbitro';

/** Records the fingerprint of the first seed that a database is used with, and refuses any other. */
export async function refuseOtherSeed(tables: EntityManager, seedFingerprint: string): Promise<void> {
  await tables.createQueryBuilder().insert().into(Installation).values({ name, seedFingerprint }).orIgnore().execute();
  const kept = await tables.findOneByOrFail(Installation, { name });
  if (kept.seedFingerprint !== seedFingerprint) throw new OtherSeed();
}

/** From now on the database belongs to this seed. */
export async function acceptSeed(tables: EntityManager, seedFingerprint: string): Promise<void> {
  await tables.save(Installation, { name, seedFingerprint, recordedAt: new Date() });
}
