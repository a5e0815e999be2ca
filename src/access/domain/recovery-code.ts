import { hashToken } from './secrets.js';
import { plainCode, randomCode } from './written-code.js';

/** A code by which the holder of an account sets a new password without anybody's help: a hundred bits of chance. */
export const makeRecoveryCode = (): string => randomCode(5);

/** What is stored of it, however it is typed. */
export const recoveryHash = (code: string): string => hashToken(plainCode(code));
