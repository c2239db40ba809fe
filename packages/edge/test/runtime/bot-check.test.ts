import type { BotCheckAnswer } from '@tutoring/domain/bot-check';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, LEAD, referenceOf, runEdge, send, untilLimited, type RunningEdge } from '../running-edge';

const HOST = '127.0.0.1';
const MINUTE_MS = 60_000;
const made = (agoMs = 0) => new Date(Date.now() - agoMs).toISOString();
const json = (response: ServerResponse, value: object) => void response.end(JSON.stringify(value));
const fine = (action: string) => ({ success: true, score: 0.9, action, hostname: HOST, challenge_ts: made() });

/** What `siteverify` answers to a token; the action is what the page asked for. */
const ANSWERS: Record<string, (response: ServerResponse, action: string) => void> = {
  right: (response, action) => json(response, fine(action)),
  'low-score': (response, action) => json(response, { ...fine(action), score: 0.4 }),
  'wrong-action': (response) => json(response, fine('login')),
  'wrong-host': (response, action) => json(response, { ...fine(action), hostname: 'evil.example' }),
  stale: (response, action) => json(response, { ...fine(action), challenge_ts: made(3 * MINUTE_MS) }),
  used: (response) => json(response, { success: false, 'error-codes': ['timeout-or-duplicate'] }),
  'wrong-secret': (response) => json(response, { success: false, 'error-codes': ['invalid-input-secret'] }),
  broken: (response) => void response.end('<html>'),
  failing: (response) => void response.writeHead(500).end(),
  redirecting: (response) => void response.writeHead(307, { Location: '/elsewhere' }).end(),
  silent: (response) => void response.once('close', () => (isGivenUp = true)),
};

/** Whether the Worker waits no longer for a silent provider. */
let isGivenUp = false;
let asked: { body: URLSearchParams; headers: IncomingHttpHeaders }[] = [];
const delivered: { reference: string; review?: string; body: string }[] = [];
let server: Server;
let edge: RunningEdge;
let off: RunningEdge;

beforeAll(async () => {
  const port = await freePort();
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (request.url === '/owner') {
        delivered.push({ ...(JSON.parse(body) as { reference: string }), body });
        response.end();
        return;
      }
      const form = new URLSearchParams(body);
      asked.push({ body: form, headers: request.headers });
      const [mood = '', action = ''] = (form.get('response') ?? '').split(' ');
      ANSWERS[mood]?.(response, action);
    });
  }).listen(port, HOST);
  const vars = {
    LEAD_WEBHOOK_URL: `http://${HOST}:${port}/owner`,
    BOT_CHECK_URL: `http://${HOST}:${port}/siteverify`,
    BOT_CHECK_SECRET: 'sample',
  };
  edge = await runEdge({ ...vars, BOT_CHECK_PROVIDER: 'recaptcha' });
  off = await runEdge({ ...vars, BOT_CHECK_PROVIDER: 'none' });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await edge.remove();
  await off.remove();
});

const ANONYMOUS = { Authorization: 'Bearer anonymous' };
const check = (body: unknown, headers: Record<string, string> = ANONYMOUS, where = edge) =>
  send(where, body, headers, '/api/bot-check');

describe('POST /api/bot-check', () => {
  it('accepts a valid token, and sends nothing about the visitor', async () => {
    asked = [];
    const response = await check({ token: 'right test' }, { ...ANONYMOUS, 'CF-Connecting-IP': '192.0.2.77' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({ score: 0.9, action: 'test', error: null, errorCodes: [] });
    expect(asked.map(({ body }) => Object.fromEntries(body))).toEqual([{ secret: 'sample', response: 'right test' }]);
    expect(JSON.stringify(asked)).not.toContain('192.0.2.77');
  });

  it.each([
    ['low-score', 422, 'refused', ['low-score']],
    ['wrong-action', 422, 'refused', ['wrong-action']],
    ['wrong-host', 422, 'refused', ['wrong-hostname']],
    ['stale', 422, 'refused', ['too-old']],
    ['used', 422, 'refused', ['timeout-or-duplicate']],
    ['wrong-secret', 502, 'provider_failed', ['invalid-input-secret']],
    ['broken', 502, 'provider_failed', ['no-answer']],
    ['failing', 502, 'provider_failed', ['http-500']],
    ['redirecting', 502, 'provider_failed', ['http-307']],
    ['silent', 504, 'provider_silent', []],
  ])('a token that is %s: %i', async (mood, status, error, errorCodes) => {
    const response = await check({ token: `${mood} test` });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error, errorCodes });
  });

  it('rejects a token made for a lead', async () => {
    const response = await check({ token: 'right lead' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ action: 'lead', errorCodes: ['wrong-action'] });
  });

  it.each([
    ['another method', 405, () => fetch(`${edge.url}/api/bot-check`)],
    ['no authorization', 401, () => check({ token: 'right test' }, {})],
    ['an empty authorization', 401, () => check({ token: 'right test' }, { Authorization: 'Bearer ' })],
    ['another origin', 403, () => check({ token: 'right test' }, { ...ANONYMOUS, Origin: 'https://evil.example' })],
    ['another media type', 415, () => check('x', { ...ANONYMOUS, 'Content-Type': 'text/plain' })],
    ['too large a body', 413, () => check('x'.repeat(10_000))],
    ['broken JSON', 400, () => check('{')],
    ['no token', 400, () => check({})],
    ['an empty token', 400, () => check({ token: '' })],
    ['an unknown field', 400, () => check({ token: 'right test', visitor: 'anna' })],
  ])('rejects %s with %i, without asking the provider', async (_, status, request) => {
    asked = [];
    const response = await request();
    expect(response.status).toBe(status);
    const { error }: BotCheckAnswer = await response.json();
    expect(error).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('limits a sender', async () => {
    await untilLimited(() => check({ token: 'right test' }, { ...ANONYMOUS, 'CF-Connecting-IP': '192.0.2.9' }));
    expect((await check({ token: 'right test' })).status).toBe(200);
  });

  it('says that the bot check is off', async () => {
    asked = [];
    const response = await check({ token: 'right test' }, ANONYMOUS, off);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ error: 'not_switched_on' });
    expect(asked).toEqual([]);
  });
});

/** Sends a lead, and gives it as its owner gets it. */
async function deliveredWith(where: RunningEdge, botToken: unknown) {
  const response = await send(where, { ...LEAD, botToken });
  expect(response.status).toBe(201);
  const reference = await referenceOf(response);
  const arrived = () => delivered.find((lead) => lead.reference === reference);
  await expect.poll(arrived, { timeout: 10_000 }).toBeTruthy();
  const [stored] = where.query<{ review: string | null }>(`select review from leads where reference = '${reference}'`);
  return { review: arrived()?.review, stored: stored?.review, body: arrived()?.body };
}

describe('a lead', () => {
  it.each([
    ['right', undefined],
    ['low-score', 'bot_check'],
    ['wrong-action', 'bot_check'],
    ['wrong-host', 'bot_check'],
    ['stale', 'bot_check'],
    ['used', 'bot_check'],
    ['wrong-secret', 'unchecked'],
    ['broken', 'unchecked'],
    ['failing', 'unchecked'],
    ['silent', 'unchecked'],
  ])('with a token that is %s is stored and delivered with the review %s', async (mood, review) => {
    const lead = await deliveredWith(edge, `${mood} lead`);
    expect(lead).toMatchObject({ review, stored: review ?? null });
    expect(lead.body).not.toContain('botToken');
  });

  it.each([[undefined], [''], [7], ['x'.repeat(5000)], ['right test']])(
    'with the token %j is delivered all the same',
    async (token) => {
      expect((await deliveredWith(edge, token)).review).toBe(token === 'right test' ? 'bot_check' : 'unchecked');
    },
  );

  it('is answered while the provider does not answer', async () => {
    isGivenUp = false;
    expect((await send(edge, { ...LEAD, botToken: 'silent lead' })).status).toBe(201);
    expect(isGivenUp).toBe(false);
    await expect.poll(() => isGivenUp, { timeout: 15_000 }).toBe(true);
  });

  it('without JavaScript is unchecked and delivered', async () => {
    const before = delivered.length;
    const form = new URLSearchParams({ ...LEAD, message: 'By hand' }).toString();
    const response = await send(edge, form, { 'Content-Type': 'application/x-www-form-urlencoded' });
    expect(response.status).toBe(303);
    await expect
      .poll(() => delivered.slice(before).find(({ body }) => body.includes('By hand'))?.review)
      .toBe('unchecked');
  });

  it('keeps an existing review mark without a check', async () => {
    asked = [];
    const response = await send(edge, { ...LEAD, elapsed: 5, botToken: 'right lead' });
    const reference = await referenceOf(response);
    await expect.poll(() => delivered.find((lead) => lead.reference === reference)?.review).toBe('too_fast');
    expect(asked).toEqual([]);
  });

  it('is unmarked without a bot check', async () => {
    asked = [];
    expect(await deliveredWith(off, 'right lead')).toMatchObject({ review: undefined, stored: null });
    expect(asked).toEqual([]);
  });
});
