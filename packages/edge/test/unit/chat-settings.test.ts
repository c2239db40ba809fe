import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatSettings } from '../../src/chat/settings';
import type { Env } from '../../src/env';

const settingsFor = (vars: Partial<Env>, region: 'us' | 'hk' | 'cn' = 'us') => chatSettings(vars as Env, region);

/** The lines in the log. */
let log: string[];
beforeEach(() => {
  log = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void log.push(line));
});
afterEach(() => void vi.restoreAllMocks());

describe('two variables switch a model on', () => {
  it.each([
    ['anthropic:claude-haiku-4-5', { provider: 'anthropic', model: 'claude-haiku-4-5', receiver: 'Anthropic' }],
    [
      'openai:gpt-4.1-mini',
      {
        provider: 'openai-compatible',
        model: 'gpt-4.1-mini',
        receiver: 'OpenAI',
        apiUrl: 'https://api.openai.com/v1',
      },
    ],
  ])('%s', async (CHAT_MODEL, expected) => {
    const settings = await settingsFor({ CHAT_MODEL, CHAT_API_KEY: 'k' });
    expect(settings).toMatchObject({ ...expected, apiKey: 'k', judge: false });
    expect(log).toEqual([]);
  });

  it('and another address of the same provider may be named', async () => {
    const vars = { CHAT_MODEL: 'openai:m', CHAT_API_KEY: 'k', CHAT_API_URL: 'https://eu.example/v1' };
    expect(await settingsFor(vars)).toMatchObject({ receiver: 'OpenAI', apiUrl: 'https://eu.example/v1' });
  });
});

const OWN = {
  CHAT_MODEL: 'openai-compatible:small:free',
  CHAT_API_KEY: 'k',
  CHAT_API_URL: 'https://model.example/v1',
  CHAT_RECEIVER: 'Sample Models Inc.',
};

it('takes any provider with OpenAI’s API, with its address and its name', async () => {
  expect(await settingsFor(OWN)).toMatchObject({ model: 'small:free', receiver: 'Sample Models Inc.' });
});

it('takes Cloudflare’s models with their binding, without a key', async () => {
  const AI = { run: vi.fn() } as unknown as NonNullable<Env['AI']>;
  const settings = await settingsFor({ CHAT_MODEL: 'workers-ai:@cf/sample/model', AI });
  expect(settings).toMatchObject({ provider: 'workers-ai', model: '@cf/sample/model', receiver: 'Cloudflare' });
});

it('has no model by default, without a line in the log', async () => {
  expect(await settingsFor({})).toBeUndefined();
  expect(await settingsFor({}, 'cn')).toBeUndefined();
  expect(await settingsFor({ CHAT_API_KEY: 'k' })).toBeUndefined();
  expect(log).toEqual([]);
});

it.each<[string, Partial<Env>, string]>([
  ['a name that nobody knows', { ...OWN, CHAT_MODEL: 'oracle:m' }, 'CHAT_MODEL must be provider:model'],
  ['no provider', { ...OWN, CHAT_MODEL: 'claude-haiku-4-5' }, 'CHAT_MODEL must be provider:model'],
  ['no model', { ...OWN, CHAT_MODEL: 'openai:' }, 'CHAT_MODEL must be provider:model'],
  ['an address that others can read', { ...OWN, CHAT_API_URL: 'http://model.example' }, 'must begin with https://'],
  ['no address', { ...OWN, CHAT_API_URL: '' }, 'CHAT_API_URL is missing'],
  ['no key', { ...OWN, CHAT_API_KEY: '' }, 'CHAT_API_KEY is missing'],
  ['nobody who receives the questions', { ...OWN, CHAT_RECEIVER: '' }, 'CHAT_RECEIVER must name the company'],
  ['no binding', { CHAT_MODEL: 'workers-ai:@cf/sample' }, 'no binding AI'],
])('has no model with %s, and the log says so', async (_, vars, line) => {
  expect(await settingsFor(vars)).toBeUndefined();
  expect(log).toEqual([expect.stringContaining(line)]);
});

it('has a separate model in mainland China, or none', async () => {
  expect(await settingsFor(OWN, 'cn')).toBeUndefined();
  const there = {
    CHAT_CN_MODEL: 'openai-compatible:m',
    CHAT_CN_API_KEY: 'k',
    CHAT_CN_API_URL: 'https://model.example/cn',
    CHAT_CN_RECEIVER: 'Sample Models Shanghai',
  };
  expect(await settingsFor(there, 'cn')).toMatchObject({ receiver: 'Sample Models Shanghai' });
  expect(await settingsFor(there, 'hk')).toBeUndefined();
});
