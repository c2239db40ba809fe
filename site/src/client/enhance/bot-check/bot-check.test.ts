import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBotCheck, SCRIPT_RETRIES, SCRIPT_RETRY_MS, TOKEN_TIMEOUT_MS } from './bot-check';

const RECAPTCHA = { provider: 'recaptcha', siteKey: 'key' } as const;

/** The global object of Google's script. */
const grecaptcha = {
  ready: vi.fn((callback: () => void) => callback()),
  execute: vi.fn((_: string, { action }: { action: string }): Promise<string> => Promise.resolve(`token ${action}`)),
};
/** The times at which the script was requested. */
let requestedAt: number[];
let began: number;

/** Loads a script that fails this many times first. */
const failingLoad = (times: number) => () => {
  requestedAt.push(Date.now() - began);
  return requestedAt.length <= times ? Promise.reject(new Error('no')) : Promise.resolve();
};

beforeEach(() => {
  vi.useFakeTimers();
  began = Date.now();
  requestedAt = [];
  vi.stubGlobal('grecaptcha', grecaptcha);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('loads nothing before the first request, and then once', async () => {
  const load = vi.fn(failingLoad(0));
  const check = createBotCheck(RECAPTCHA, false, load);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([check.load(), check.load(), check.token('lead'), check.token('test')])).toEqual([
    true,
    true,
    'token lead',
    'token test',
  ]);
  expect(load.mock.calls).toEqual([['https://www.google.com/recaptcha/api.js?render=key&trustedtypes=true']]);
  expect(grecaptcha.execute).toHaveBeenCalledWith('key', { action: 'lead' });
});

it('uses Google’s domain for China in mainland China', async () => {
  const load = vi.fn(failingLoad(0));
  await createBotCheck(RECAPTCHA, true, load).load();
  expect(load.mock.calls).toEqual([['https://www.recaptcha.net/recaptcha/api.js?render=key&trustedtypes=true']]);
});

it('retries twice at intervals of a second, and again at the next request', async () => {
  const check = createBotCheck(RECAPTCHA, false, failingLoad(SCRIPT_RETRIES + 1));
  const first = check.load();
  await vi.runAllTimersAsync();
  expect(await first).toBe(false);
  expect(requestedAt).toEqual([0, SCRIPT_RETRY_MS, 2 * SCRIPT_RETRY_MS]);
  expect(await check.load()).toBe(true);
});

it('gives a token after a retry', async () => {
  const check = createBotCheck(RECAPTCHA, false, failingLoad(SCRIPT_RETRIES));
  const token = check.token('lead');
  await vi.runAllTimersAsync();
  expect(await token).toBe('token lead');
});

it.each<[string, () => void]>([
  ['a script that is never ready', () => grecaptcha.ready.mockReturnValueOnce()],
  ['a script that defines nothing', () => vi.stubGlobal('grecaptcha', undefined)],
  ['a provider that does not answer', () => grecaptcha.execute.mockReturnValueOnce(new Promise(() => undefined))],
])('gives up after a few seconds with %s', async (_, happens) => {
  happens();
  const token = createBotCheck(RECAPTCHA, false, failingLoad(0)).token('lead');
  let isThere = false;
  void token.then(() => (isThere = true));
  await vi.advanceTimersByTimeAsync(TOKEN_TIMEOUT_MS - 1);
  expect(isThere).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await token).toBeUndefined();
});

it.each<[string, () => void]>([
  ['refuses', () => grecaptcha.execute.mockRejectedValueOnce(new Error('no'))],
  [
    'throws',
    () =>
      grecaptcha.execute.mockImplementationOnce(() => {
        throw new Error('Invalid site key');
      }),
  ],
])('gives no token and no error when the provider %s', async (_, happens) => {
  happens();
  expect(await createBotCheck(RECAPTCHA, false, failingLoad(0)).token('lead')).toBeUndefined();
});

it('loads nothing if no provider is configured', async () => {
  const load = vi.fn(failingLoad(0));
  const check = createBotCheck({ provider: 'none', siteKey: '' }, false, load);
  expect([await check.load(), await check.token('test')]).toEqual([false, undefined]);
  expect(load).not.toHaveBeenCalled();
});
