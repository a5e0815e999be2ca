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
