// A visitor who uses HTTP: stores cookies, sends the security token, reads JSON.

/** A response with its body. */
// biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came back
export type Told = { readonly status: number; readonly headers: Headers; readonly text: string; readonly json: any };

/** An HTTP client with the cookies of a browser. */
export class Visitor {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();
  #token: { readonly of: string | undefined; readonly text: string } | null = null;
  #asking: Promise<void> | null = null;

  constructor(origin: string) {
    this.#origin = origin;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Sends a request and stores the cookies of the response. */
  async ask(path: string, init: RequestInit = {}): Promise<Told> {
    const headers = new Headers(init.headers);
    if (this.#cookies.size > 0 && !headers.has('cookie')) headers.set('cookie', this.cookie);
    const response = await fetch(new URL(path, this.#origin), { redirect: 'manual', ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair, ...rest] = cookie.split('; ');
      const [name, ...value] = (pair as string).split('=');
      if (rest.some((part) => /^max-age=0$/i.test(part))) this.#cookies.delete(name as string);
      else this.#cookies.set(name as string, value.join('='));
    }
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null;
    return { status: response.status, headers: response.headers, text, json };
  }

  /** Returns the visitor's security token. */
  async token(): Promise<string> {
    // The token belongs to the visitor's cookie, which login and logout renew.
    if (!this.#token || this.#token.of !== this.#cookies.get('waymark_visitor')) {
      // Concurrent callers wait for the same response, because each response would set a cookie of its own.
      this.#asking ??= this.ask('/api/security-token')
        .then(({ json }) => {
          this.#token = { of: this.#cookies.get('waymark_visitor'), text: json.token as string };
        })
        .finally(() => {
          this.#asking = null;
        });
      await this.#asking;
    }
    return (this.#token as { readonly text: string }).text;
  }

  /** Posts a form, as our own pages do. */
  async post(
    path: string,
    form: Record<string, string> | URLSearchParams = {},
    headers: Record<string, string> = {},
  ): Promise<Told> {
    return this.ask(path, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { 'x-security-token': await this.token(), origin: this.#origin, ...headers },
    });
  }

  /** Posts JSON. */
  async postJson(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Told> {
    return this.ask(path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-security-token': await this.token(), ...headers },
    });
  }
}
