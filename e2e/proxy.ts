import { createServer, request } from 'node:http';
import { freePort } from '../packages/edge/test/free-port.ts';

/** An answer that the proxy gives in place of the server's. */
export interface Answer {
  body: string;
  /** @default 200 */
  status?: number;
  /** The media type. @default 'text/plain' */
  type?: string;
}

/** A server on an address of its own that passes every request on, to a target that can change. */
export interface Proxy {
  url: string;
  passTo: (target: string) => void;
  /** Gives this answer to requests for a path; without one, the target's again. */
  replace: (path: string, answer?: Answer) => void;
  /** The bytes of the answers so far, as they were compressed, without their headers. */
  sentBytes: () => number;
  /** Delays each answer by milliseconds. */
  delay: (ms: number) => void;
  close: () => void;
}

/**
 * Needed where Playwright's own routes do not reach: it does not see what a service worker asks the network.
 * @param firstTarget The address that requests are passed to.
 */
export async function startProxy(firstTarget: string): Promise<Proxy> {
  let target = new URL(firstTarget);
  const replaced = new Map<string, Answer>();
  let sent = 0;
  let delayMs = 0;
  const server = createServer((asked, answer) => {
    const own = replaced.get(asked.url ?? '');
    if (own) {
      const { body, status = 200, type = 'text/plain' } = own;
      answer.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(body);
      return;
    }
    const options = { host: target.hostname, port: target.port, path: asked.url, method: asked.method };
    const onward = request({ ...options, headers: asked.headers }, (got) => {
      setTimeout(() => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.on('data', (chunk: Buffer) => void (sent += chunk.length));
        got.pipe(answer);
      }, delayMs);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    passTo: (next) => void (target = new URL(next)),
    replace(path, answer) {
      if (answer) replaced.set(path, answer);
      else replaced.delete(path);
    },
    sentBytes: () => sent,
    delay: (ms) => void (delayMs = ms),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
