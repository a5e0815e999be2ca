import type { Environment } from '../config/index.js';

/** What of the environment the server itself goes by. */
export type ServerSettings = Pick<Environment, 'maxInFlight'> &
  Partial<Pick<Environment, 'proxies' | 'publicUrl' | 'metrics'>>;
