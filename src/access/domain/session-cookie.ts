/** Browsers keep a cookie for at most 400 days; when a session ends is for the server to say. */
const longestSeconds = 400 * 86_400;

/** How a session's token travels in a browser. */
export class SessionCookie {
  /** Whether browsers send it over TLS and to this machine only, as they should. */
  readonly isSecure: boolean;
  private readonly name: string;

  constructor(publicUrl: string | undefined) {
    this.isSecure = publicUrl === undefined || isSafe(new URL(publicUrl));
    this.name = this.isSecure ? '__Host-arbitro' : 'arbitro';
  }

  /** The token in a request's header. */
  read(header: string | undefined): string | undefined {
    const found = header
      ?.split(';')
      .map(one => one.trim())
      .find(one => one.startsWith(`${this.name}=`));
    return found?.slice(this.name.length + 1);
  }

  give(token: string): string {
    return this.written(token, longestSeconds);
  }

  takeAway(): string {
    return this.written('', 0);
  }

  private written(token: string, seconds: number): string {
    const secure = this.isSecure ? '; Secure' : '';
    return `${this.name}=${token}; Path=/; Max-Age=${seconds}; HttpOnly${secure}; SameSite=Lax`;
  }
}

const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1';
