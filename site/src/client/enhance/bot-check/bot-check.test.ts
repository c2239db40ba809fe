import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { botCheckOf, SCRIPT_RETRIES, SCRIPT_RETRY_MS, TOKEN_TIMEOUT_MS } from './bot-check';

const RECAPTCHA = { provider: 'recaptcha', siteKey: 'key' } as const;

/** What Google's script leaves in a page. */
const grecaptcha = {
  ready: vi.fn((callback: () => void) => callback()),
  execute: vi.fn((_: string, { action }: { action: string }): Promise<string> => Promise.resolve(`token ${action}`)),
};
/** The times at which the script was asked for. */
let asked: number[];
let began: number;

/** A provider's script that cannot be had so many times, and then can. */
const failing = (times: number) => () => {
  asked.push(Date.now() - began);
  return asked.length <= times ? Promise.reject(new Error('no')) : Promise.resolve();
};

beforeEach(() => {
  vi.useFakeTimers();
  began = Date.now();
  asked = [];
  vi.stubGlobal('grecaptcha', grecaptcha);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('loads nothing before it is asked, and then once', async () => {
  const load = vi.fn(failing(0));
  const check = botCheckOf(RECAPTCHA, false, load);
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

it('asks in mainland China under the name that answers there', async () => {
  const load = vi.fn(failing(0));
  await botCheckOf(RECAPTCHA, true, load).load();
  expect(load.mock.calls).toEqual([['https://www.recaptcha.net/recaptcha/api.js?render=key&trustedtypes=true']]);
});

it('tries twice more at intervals of a second, and later anew', async () => {
  const check = botCheckOf(RECAPTCHA, false, failing(SCRIPT_RETRIES + 1));
  const first = check.load();
  await vi.runAllTimersAsync();
  expect(await first).toBe(false);
  expect(asked).toEqual([0, SCRIPT_RETRY_MS, 2 * SCRIPT_RETRY_MS]);
  expect(await check.load()).toBe(true);
});

it('is ready after a retry', async () => {
  const check = botCheckOf(RECAPTCHA, false, failing(SCRIPT_RETRIES));
  const token = check.token('lead');
  await vi.runAllTimersAsync();
  expect(await token).toBe('token lead');
});

it.each<[string, () => void]>([
  ['a script that is never ready', () => grecaptcha.ready.mockReturnValueOnce()],
  ['a script that is none', () => vi.stubGlobal('grecaptcha', undefined)],
  ['a provider that is silent', () => grecaptcha.execute.mockReturnValueOnce(new Promise(() => undefined))],
])('gives no token after a few seconds, with %s', async (_, happens) => {
  happens();
  const token = botCheckOf(RECAPTCHA, false, failing(0)).token('lead');
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
  expect(await botCheckOf(RECAPTCHA, false, failing(0)).token('lead')).toBeUndefined();
});

it('loads nothing where none is switched on', async () => {
  const load = vi.fn(failing(0));
  const check = botCheckOf({ provider: 'none', siteKey: '' }, false, load);
  expect([await check.load(), await check.token('test')]).toEqual([false, undefined]);
  expect(load).not.toHaveBeenCalled();
});
