import type { SiteVerify } from '@tutoring/domain/bot-check';
import { expect, it, vi } from 'vitest';
import { verdictOf, SCORE_MIN, TOKEN_AGE_MAX_MS } from '../../src/bot-check/verdict';
import { providerFor, providerName } from '../../src/bot-check/provider';
import type { Env } from '../../src/env';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const EXPECTED = { action: 'lead', hostname: 'tutoring.example', now: NOW, hasScore: true } as const;
const RIGHT: SiteVerify = {
  success: true,
  score: SCORE_MIN,
  action: 'lead',
  hostname: 'tutoring.example',
  challenge_ts: '2026-11-22T12:00:00Z',
  'error-codes': [],
};
const at = (ms: number) => new Date(NOW + ms).toISOString();

it.each<[string, Partial<SiteVerify>, ReturnType<typeof verdictOf>['kind'], string[]]>([
  ['right, with the least score', {}, 'passed', []],
  ['just below the least score', { score: SCORE_MIN - 0.01 }, 'refused', ['low-score']],
  ['without a score', { score: undefined }, 'broken', ['no-score']],
  ['for something else', { action: 'test' }, 'refused', ['wrong-action']],
  ['for nothing', { action: undefined }, 'refused', ['wrong-action']],
  ['of another host', { hostname: 'www.tutoring.example' }, 'refused', ['wrong-hostname']],
  ['as old as allowed', { challenge_ts: at(-TOKEN_AGE_MAX_MS) }, 'passed', []],
  ['a moment too old', { challenge_ts: at(-TOKEN_AGE_MAX_MS - 1) }, 'refused', ['too-old']],
  ['of a clock that is ahead by too much', { challenge_ts: at(TOKEN_AGE_MAX_MS + 1) }, 'refused', ['too-old']],
  ['without a time', { challenge_ts: undefined }, 'refused', ['too-old']],
  [
    'wrong in all',
    { score: 0, action: 'x', hostname: 'x', challenge_ts: 'x' },
    'refused',
    ['low-score', 'wrong-action', 'wrong-hostname', 'too-old'],
  ],
  [
    'unknown to the provider',
    { success: false, 'error-codes': ['invalid-input-response'] },
    'refused',
    ['invalid-input-response'],
  ],
  ['refused without a reason', { success: false }, 'refused', []],
  ['not looked at', { success: false, 'error-codes': ['bad-request'] }, 'broken', ['bad-request']],
])('a token that is %s', (_, change, kind, errorCodes) => {
  expect(verdictOf({ ...RIGHT, ...change }, EXPECTED)).toMatchObject({ kind, errorCodes });
});

it('needs no score from a provider without one', () => {
  expect(verdictOf({ ...RIGHT, score: undefined }, { ...EXPECTED, hasScore: false })).toMatchObject({
    kind: 'passed',
    score: null,
  });
});

const env = (vars: Partial<Env>) => ({ BOT_CHECK_SECRET: 'sample', ...vars }) as Env;

it('uses Google’s other host only in mainland China', () => {
  const url = (country: string | undefined, vars: Partial<Env> = {}) =>
    providerFor(env({ BOT_CHECK_PROVIDER: 'recaptcha', ...vars }), country)?.url;
  expect(url('CN')).toBe('https://www.recaptcha.net/recaptcha/api/siteverify');
  for (const country of ['HK', 'US', undefined])
    expect(url(country)).toBe('https://www.google.com/recaptcha/api/siteverify');
  expect(url('CN', { BOT_CHECK_PROVIDER: 'turnstile' })).toBe(
    'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  );
});

it.each<[string, Partial<Env>]>([
  ['without a secret', { BOT_CHECK_SECRET: '' }],
  ['where the secret would be read on the way', { BOT_CHECK_URL: 'http://check.example/siteverify' }],
  ['of a name nobody knows', { BOT_CHECK_PROVIDER: 'captcha' }],
])('is off %s, and logs it', (_, vars) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(providerFor(env({ BOT_CHECK_PROVIDER: 'recaptcha', ...vars }), 'US')).toBeUndefined();
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

it('treats empty variables, as in .dev.vars.example, as missing', () => {
  const empty = { BOT_CHECK_PROVIDER: '', BOT_CHECK_URL: '' };
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(providerName(env(empty))).toBe(providerName(env({})));
  expect(providerFor(env({ ...empty, BOT_CHECK_PROVIDER: 'turnstile' }), 'US')?.url).toMatch(/^https:/);
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

it('is off by default', () => {
  expect(providerName(env({}))).toBe('none');
  expect(providerFor(env({}), 'US')).toBeUndefined();
});
