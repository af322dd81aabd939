import type { ApiUnderTest } from '../../testing/api-under-test';

interface DeskAnswer {
  status: number;
  headers: Headers;
  /** JSON; undefined if there is none. */
  body: ReturnType<typeof JSON.parse>;
}

/** A browser at the sales desk, which keeps cookies. */
export class DeskBrowser {
  private readonly cookies = new Map<string, string>();

  constructor(
    private readonly api: Pick<ApiUnderTest, 'url'>,
    private readonly headers: Record<string, string> = {},
  ) {}

  get(path: string, headers?: Record<string, string>): Promise<DeskAnswer> {
    return this.call('GET', path, undefined, headers);
  }

  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<DeskAnswer> {
    return this.call('POST', path, body, headers);
  }

  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<DeskAnswer> {
    const response = await fetch(`${this.api.url}/api/desk${path}`, {
      method,
      headers: {
        ...this.headers,
        ...headers,
        ...(this.cookies.size > 0 && { Cookie: this.cookie }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Copies the cookies, as a thief could. */
  copyOf(other: DeskBrowser): this {
    for (const [name, value] of other.cookies) this.cookies.set(name, value);
    return this;
  }

  private keep(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
