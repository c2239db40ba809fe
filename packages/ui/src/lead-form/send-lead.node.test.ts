import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LeadRequest } from './draft';
import { BOT_TOKEN_TIMEOUT_MS, sendLead } from './send-lead';

const lead = { key: 'a key', homepage: '', lead: { name: 'Sample' } } as LeadRequest;
const request = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers();
  request.mockImplementation(() => Promise.resolve(Response.json({ reference: 'L-7KQM-R4TX' }, { status: 201 })));
  vi.stubGlobal('fetch', request);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  request.mockReset();
});
const sentToken = () => (JSON.parse(request.mock.calls[0]?.[1]?.body as string) as { botToken?: string }).botToken;

it.each<[string, () => Promise<string | undefined>, string | undefined]>([
  ['with the token of the bot check', () => Promise.resolve('a token'), 'a token'],
  ['without a token if the bot check rejects', () => Promise.reject(new Error('blocked')), undefined],
  [
    'without a token if the bot check throws',
    () => {
      throw new Error('not there');
    },
    undefined,
  ],
  ['without a token if the bot check never ends', () => new Promise(() => undefined), undefined],
])('sends a lead %s', async (_case, botToken, expected) => {
  const sending = sendLead('/api/leads', lead, { botToken });
  await vi.advanceTimersByTimeAsync(BOT_TOKEN_TIMEOUT_MS);
  expect(request).toHaveBeenCalledOnce();
  expect(await sending).toEqual({ kind: 'sent', reference: 'L-7KQM-R4TX' });
  expect(sentToken()).toBe(expected);
});
