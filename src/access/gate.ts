import { Inject, Injectable } from '@nestjs/common';
import { Gate, nobody, Refused, type Admitted, type Asked, type Asker, type Credentials } from '../api/door/index.js';
import type { Language, Text } from '../core/index.js';
import { Recognise } from './application/recognise.js';
import { overLimit } from './domain/over-limit.js';
import { readKey } from './domain/key.js';
import { limitedAddress, limitHeaders, Limits, type Level, type RateName } from './domain/limits.js';
import { refusal } from './domain/refusal.js';
import { hashToken } from './domain/secrets.js';
import { SessionCookie } from './domain/session-cookie.js';

/** Where people reach this server, if the operator has said so. */
export class PublicAddress {
  private readonly origin: string | undefined;

  constructor(readonly url: string | undefined) {
    this.origin = url === undefined ? undefined : new URL(url).origin;
  }

  /**
   * A link to a page of ours; what follows the # stays in the browser and never reaches a log. Whoever asks could write
   * any host into the request: it is believed only of this machine, else the link is a path.
   */
  linkTo(page: '/join' | '/reset', token: string, { reachedAt }: Pick<Asked, 'reachedAt'>): string {
    const base = this.origin ?? (isThisMachine(reachedAt) ? reachedAt : '');
    return `${base}${page}#${token}`;
  }

  /**
   * Whether pages of an origin are ours: those of the public address, or of where the request reached us if there is none
   * or it is this machine. A browser that vouches for the origin knows better than we whether a proxy spoke TLS for us.
   */
  owns(origin: string, reachedAt: string, isVouchedFor: boolean): boolean {
    if (origin === this.origin) return true;
    if (reachedAt === '' || (this.origin !== undefined && !isThisMachine(reachedAt))) return false;
    const { origin: own, host } = new URL(reachedAt);
    return origin === own || (isVouchedFor && origin === `https://${host}`);
  }
}

const isThisMachine = (address: string): boolean =>
  URL.canParse(address) && /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);

/** Whoever recognises people and programs by what they show. */
export type Recogniser = Pick<Recognise, 'person' | 'key'>;

/** Finds out who comes: a program with a key, a person with a session, or nobody. */
@Injectable()
export class AccessGate extends Gate {
  constructor(
    @Inject(Recognise) private readonly recognise: Recogniser,
    private readonly limits: Limits,
    private readonly cookie: SessionCookie,
    private readonly publicAddress: PublicAddress,
  ) {
    super();
  }

  async admit(credentials: Credentials): Promise<Admitted> {
    const { authorization, key } = credentials;
    const address = limitedAddress(credentials.address);
    if (authorization !== undefined) return this.program(bearer(authorization), false, address, credentials);
    if (key !== undefined) return this.program(key, true, address, credentials);
    const token = this.cookie.read(credentials.cookie);
    const person = token === undefined ? undefined : await this.person(token, address, credentials);
    const somebody = { ...nobody(address), ...this.deviceIn(credentials) };
    return person ?? this.charge(somebody, [['anonymous', address]], credentials.language);
  }

  /** A key that is wrong is told so: who shows one does not want to be nobody. */
  private async program(
    shown: string,
    inAddress: boolean,
    address: string,
    { sheet, language }: Credentials,
  ): Promise<Admitted> {
    const written = readKey(shown);
    if (written === undefined) throw this.deny(address, language, noSuchKey);
    if (inAddress && !(sheet && written.scope === 'sheet')) throw this.deny(address, language, notInAddress);
    const found = await this.recognise.key(written);
    if (found === undefined) throw this.deny(address, language, noSuchKey);
    const { key, membership } = found;
    // What many may have read in an address opens nothing but what it was made for.
    if (written.scope === 'sheet' && !sheet) throw refusal('not-permitted', language, sheetsOnly);
    const by = { account: null, memberships: [membership], key, address };
    return this.charge(
      by,
      [
        [written.scope === 'sheet' ? 'sheet' : 'key', key.id],
        ['club', membership.club],
      ],
      language,
    );
  }

  /** A session that has ended is nobody's: browsers keep showing their cookie. */
  private async person(token: string, address: string, credentials: Credentials): Promise<Admitted | undefined> {
    const { language } = credentials;
    if (this.isFromElsewhere(credentials)) throw refusal('not-permitted', language, otherOrigin);
    const found = await this.recognise.person(token);
    if (found === undefined) return undefined;
    const by = { ...found, key: null, session: hashToken(token), address, ...this.deviceIn(credentials) };
    // Whoever is in several clubs is counted against none of them.
    const [only, ...others] = found.memberships;
    const ofClub: readonly Taken[] = only !== undefined && others.length === 0 ? [['club', only.club]] : [];
    return this.charge(by, [['account', found.account], ...ofClub], language);
  }

  private deviceIn({ cookie }: Credentials): Pick<Asker, 'device'> {
    const device = this.cookie.readDevice(cookie);
    return device === undefined ? {} : { device };
  }

  /** Whether a browser sends the cookie on behalf of another origin, be it of the same site. */
  private isFromElsewhere({ method, origin, fetchSite, reachedAt }: Credentials): boolean {
    if (method === 'GET' || method === 'HEAD') return false;
    if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return true;
    return origin !== undefined && !this.publicAddress.owns(origin, reachedAt, fetchSite === 'same-origin');
  }

  private charge(by: Asker, taken: readonly Taken[], language: Language): Admitted {
    const levels: Level[] = [];
    for (const [name, of] of taken) {
      const level = this.limits.take(name, of);
      levels.push(level);
      if (!level.allowed) throw overLimit(levels, language);
    }
    return { by, headers: limitHeaders(levels) };
  }

  private deny(address: string, language: Language, detail: Text): Refused {
    const level = this.limits.take('denied', address);
    if (!level.allowed) return overLimit([level], language);
    return new Refused(refusal('not-signed-in', language, detail).problem, limitHeaders([level]));
  }
}

type Taken = readonly [RateName, string];

/** The key of an Authorization header; whatever else stands there is no key. */
const bearer = (authorization: string): string => /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '';

const noSuchKey = {
  it: 'La chiave non vale: è sbagliata, scaduta o revocata.',
  en: 'The key does not hold: it is wrong, has expired or was revoked.',
};
const notInAddress = {
  it: 'Nell’indirizzo va solo una chiave wk_s_, e solo dove leggono i fogli di calcolo; le altre in Authorization: Bearer.',
  en: 'Only a wk_s_ key may stand in an address, and only where spreadsheets read; others go into Authorization: Bearer.',
};
const sheetsOnly = {
  it: 'Una chiave wk_s_ apre soltanto le porte dei fogli di calcolo.',
  en: 'A wk_s_ key opens the doors of spreadsheets and no others.',
};
const otherOrigin = {
  it: 'La richiesta viene da un altro sito: da lì si entra con una chiave, non con il cookie. Se il sito è questo, chi gestisce il server imposta ARBITRO_PUBLIC_URL.',
  en: 'The request comes from another site: from there one comes in with a key, not with the cookie. If it is this site, whoever runs the server sets ARBITRO_PUBLIC_URL.',
};
