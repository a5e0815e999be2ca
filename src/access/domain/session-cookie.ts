/** Browsers keep a cookie for at most 400 days; when a session ends is for the server to say. */
const longestSeconds = 400 * 86_400;

/** How a session's token travels in a browser, and by what a device is known again. */
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
    return valueIn(header, this.name);
  }

  /** What the browser keeps of those who signed in on it before. */
  readDevice(header: string | undefined): string | undefined {
    return valueIn(header, this.deviceName);
  }

  give(token: string): string {
    return this.written(this.name, token, longestSeconds);
  }

  giveDevice(device: string): string {
    return this.written(this.deviceName, device, longestSeconds);
  }

  takeAway(): string {
    return this.written(this.name, '', 0);
  }

  private get deviceName(): string {
    return `${this.name}-device`;
  }

  private written(name: string, value: string, seconds: number): string {
    const secure = this.isSecure ? '; Secure' : '';
    return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly${secure}; SameSite=Lax`;
  }
}

const valueIn = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map(one => one.trim())
    .find(one => one.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1';
