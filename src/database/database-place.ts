/** Where a database is and how to get in. */
export type DatabasePlace =
  | { readonly url: string }
  | {
      readonly host: string;
      readonly port: number;
      readonly username: string;
      readonly password: string;
      readonly database: string;
    };
