/** Why there is no database just now: a sentence fit for the readiness page, and a detail for the log alone. */
export class DatabaseFault extends Error {
  override readonly name = 'DatabaseFault';

  constructor(
    message: string,
    readonly detail?: string,
  ) {
    super(message);
  }
}

/** The database belongs to another seed than ours: clubs are not served, or what is kept of people and keys would not fit. */
export class OtherSeed extends DatabaseFault {
  constructor() {
    super(
      'The seed of this Arbitro is not the one that the database was used with: restore the file seed of ARBITRO_DATA or set the former ARBITRO_SEED and start again, or, if it is lost, run: npx arbitro accept-seed',
    );
  }
}
