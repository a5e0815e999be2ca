import { Injectable, Logger } from '@nestjs/common';

/** What is worth knowing afterwards, when something went wrong. */
type SecurityEvent =
  | 'signed in'
  | 'sign-in failed'
  | 'password changed'
  | 'password reset'
  | 'password reset link made'
  | 'password reset link withdrawn'
  | 'recovery code made'
  | 'recovery failed'
  | 'set up'
  | 'key made'
  | 'key revoked'
  | 'key denied'
  | 'revoked key used'
  | 'member joined'
  | 'role changed'
  | 'member removed'
  | 'personal data exported'
  | 'account erased';

const alarming: readonly SecurityEvent[] = ['sign-in failed', 'recovery failed', 'key denied', 'revoked key used'];

/** Whom an event is about: ids that chance has made, and that mean nothing once a person is erased. */
interface About {
  readonly account?: string;
  readonly club?: string;
  readonly member?: string;
  readonly key?: string;
}

/** Tells the log of what touches security: never an address, a name, a token or a key. */
@Injectable()
export class SecurityLog {
  private readonly log = new Logger('Security');

  tell(event: SecurityEvent, about: About = {}): void {
    const ids = Object.entries(about).map(([name, id]) => `${name} ${id}`);
    const sentence = [event, ...ids].join(', ');
    if (alarming.includes(event)) this.log.warn(sentence);
    else this.log.log(sentence);
  }
}
