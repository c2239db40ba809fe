/** A page that was sent. */
interface Put {
  address: string;
  key: string | null;
  body: ArrayBuffer;
  sha256: string;
}

/** How the server answers. */
interface Answers {
  /** The status of each `PUT` in order; 0 is a lost connection, `never` a stalled one. @default 200 */
  puts?: (number | 'never')[];
  /** The answers to `POST` in order. @default 201 with a reference */
  posts?: [status: number, body: object][];
}

/**
 * A server for pages and leads, until `restore` is called. The browser's own requests cannot be intercepted in a test that runs in the
 * page.
 */
export function fakeServer({ puts: statuses = [], posts = [] }: Answers = {}) {
  const puts: Put[] = [];
  const leads: Record<string, unknown>[] = [];
  const arrived = new Map<string, { position: number; sha256: string }[]>();

  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number }) => void } = {};
    onloadend?: () => void;
    status = 0;
    responseText = '';
    private address = '';
    private key: string | null = null;
    open(_: string, address: string) {
      this.address = address;
    }
    setRequestHeader(name: string, value: string) {
      if (name === 'Idempotency-Key') this.key = value;
    }
    abort() {
      this.status = 0;
      this.onloadend?.();
    }
    send(body: ArrayBuffer) {
      void this.answer(body);
    }
    private async answer(body: ArrayBuffer) {
      const sha256 = await hexOf(body);
      puts.push({ address: this.address, key: this.key, body, sha256 });
      this.upload.onprogress?.({ loaded: body.byteLength / 2 });
      const status = statuses.shift() ?? 200;
      if (status === 'never') return;
      this.status = status;
      if (status === 200 && this.key) {
        const position = Number(this.address.at(-1));
        const before = arrived.get(this.key) ?? [];
        arrived.set(this.key, [...before.filter((page) => page.position !== position), { position, sha256 }]);
      }
      this.onloadend?.();
    }
  }

  const own = { XMLHttpRequest: globalThis.XMLHttpRequest, fetch: globalThis.fetch };
  const fakeFetch: typeof fetch = (_, init) => {
    if (init?.method !== 'POST') {
      const key = new Headers(init?.headers).get('Idempotency-Key') ?? '';
      return Promise.resolve(Response.json({ pages: arrived.get(key) ?? [] }));
    }
    leads.push(JSON.parse(init.body as string) as Record<string, unknown>);
    const [status, body] = posts.shift() ?? [201, { reference: 'L-7KQM-R4TX' }];
    return Promise.resolve(Response.json(body, { status }));
  };
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest, fetch: fakeFetch });
  return { puts, leads, restore: () => void Object.assign(globalThis, own) };
}

async function hexOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
