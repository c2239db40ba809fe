import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { freePort } from './running-edge';

/** Who is asked: the owner's webhook, the provider of mails (for the owner, or for somebody else), the webhook for alerts. */
export type Receiver = 'hook' | 'mail' | 'reply' | 'alert';

/** What somebody was sent. */
export interface Arrived {
  to: Receiver;
  /** When, in milliseconds since the epoch. */
  at: number;
  /** The receivers who had answered by then, or were no longer waited for. */
  after: readonly Receiver[];
  headers: IncomingHttpHeaders;
  /** As the receiver reads it. */
  body: Record<string, string> & { to?: string[]; headers?: Record<string, string> };
}

/** How a receiver answers. */
export type Behaviour =
  | 'fine'
  | 'broken'
  | 'refuses'
  | 'picky'
  | 'busy'
  | 'busy-until'
  | 'conflict'
  | 'silent'
  | 'slow'
  | 'endless'
  | 'elsewhere'
  | 'garbled';

const SLOW_MS = 1500;
/** How long a busy receiver asks us to wait. */
export const BUSY_MS = 600_000;

const ANSWERS: Readonly<Record<Behaviour, (response: ServerResponse, body: Arrived['body']) => void>> = {
  fine: (response) => void response.end('{}'),
  broken: (response) => void response.writeHead(500).end('parent@example.com is in our answer'),
  refuses: (response) => void response.writeHead(422).end('{"message":"Invalid `to` field: parent@example.com"}'),
  picky: (response, body) => void response.writeHead(body.reply_to ? 422 : 200).end('{"name":"validation_error"}'),
  busy: (response) => void response.writeHead(429, { 'Retry-After': String(BUSY_MS / 1000) }).end('{}'),
  'busy-until': (response) =>
    void response.writeHead(429, { 'Retry-After': new Date(Date.now() + BUSY_MS).toUTCString() }).end('{}'),
  // Resend's answer to a known key with another content.
  conflict: (response) => void response.writeHead(409).end('{}'),
  silent: () => {},
  slow: (response) => void setTimeout(() => response.end('{}'), SLOW_MS),
  // Says that it is fine, and then goes on talking.
  endless: (response) => void response.writeHead(200).write('and'),
  elsewhere: (response) => void response.writeHead(302, { Location: '/fine' }).end(),
  garbled: (response) => void response.destroy(),
};

export const OWNER = 'owner@tutoring.example';

/** Systems on this machine that stand for the owner's webhook, a provider of mails (Resend), and the webhook for alerts. */
export async function fakeReceivers() {
  const port = await freePort();
  let arrived: Arrived[] = [];
  let ended: Receiver[] = [];
  let behaviours: Partial<Record<Receiver, Behaviour>> = {};
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const body = JSON.parse(text || '{}') as Arrived['body'];
      const to = receiverOf(request.url ?? '', body);
      if (!to) return void response.writeHead(200).end();
      arrived.push({ to, at: Date.now(), after: [...ended], headers: request.headers, body });
      // Those of an earlier test are not of this list.
      const list = ended;
      response.once('close', () => list.push(to));
      ANSWERS[behaviours[to] ?? 'fine'](response, body);
    });
  }).listen(port, '127.0.0.1');
  const url = `http://127.0.0.1:${port}`;
  return {
    vars: {
      LEAD_WEBHOOK_URL: `${url}/hook`,
      MAIL_PROVIDER: 'resend',
      MAIL_API_KEY: 'sample-key',
      MAIL_FROM: 'Sample <leads@tutoring.example>',
      MAIL_TO: OWNER,
      MAIL_API_URL: url,
      ALERT_WEBHOOK_URL: `${url}/alert`,
    },
    at: (to: Receiver) => arrived.filter((one) => one.to === to),
    behave: (changes: Partial<Record<Receiver, Behaviour>>) => (behaviours = { ...behaviours, ...changes }),
    /** Forgets what has arrived so far. */
    forget: () => (arrived = []),
    reset: () => {
      arrived = [];
      ended = [];
      behaviours = {};
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function receiverOf(path: string, body: Arrived['body']): Receiver | undefined {
  if (path === '/hook') return 'hook';
  if (path === '/alert') return 'alert';
  if (path === '/emails') return body.to?.[0] === OWNER ? 'mail' : 'reply';
  return undefined;
}
