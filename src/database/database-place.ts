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
