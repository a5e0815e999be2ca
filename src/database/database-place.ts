/** Where a server is and how to get in. */
export interface DatabaseAddress {
  readonly host: string;
  readonly port: number;
  readonly username: string;
  readonly password: string;
  readonly database: string;
}

/** Where the database is, in the operator's words or in ours. */
export type DatabasePlace = { readonly url: string } | DatabaseAddress;

/**
 * The same place, where every connection runs as a role from its first moment. It is asked for along with the sign-in,
 * so that it costs no question more and no connection is ever without it; what else the operator asks for there stays.
 */
export function placeAs(role: string, place: DatabasePlace): { readonly url: string } {
  const url = new URL('url' in place ? place.url : urlOf(place));
  const asked = url.searchParams.get('options') ?? process.env['PGOPTIONS'] ?? '';
  url.searchParams.set('options', `${asked} -c role=${role}`.trimStart());
  return { url: url.href };
}

export function urlOf({ host, port, username, password, database }: DatabaseAddress): string {
  return `postgres://${encodeURIComponent(username)}:${encodeURIComponent(password)}@${host}:${port}/${encodeURIComponent(database)}`;
}
