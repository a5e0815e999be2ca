import { hashToken, makeToken } from '../domain/secrets.js';
import type { Sessions } from '../persistence/sessions.repository.js';

/** A session that was just opened: whose, and the token, shown this once. */
export interface OpenedSession {
  readonly account: string;
  readonly token: string;
}

export const openSession = async (sessions: Sessions, account: string): Promise<OpenedSession> => {
  const token = makeToken();
  await sessions.open(account, hashToken(token));
  return { account, token };
};
