import { ASSISTANT_DEFAULTS, type AssistantSettings } from '@tutoring/domain/assistant';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatSettings } from '../../src/chat/settings';
import type { Env } from '../../src/env';

/** What the owner has chosen on the desk, as the database has it. */
const chosen = (visitors: 'on' | 'off' | null, settings: Partial<AssistantSettings> = {}) => ({
  visitors,
  switched_at: 1,
  switched_by: 'owner@example.com',
  settings: JSON.stringify({ ...ASSISTANT_DEFAULTS, ...settings }),
});

function settingsFor(vars: Partial<Env>, region: 'us' | 'hk' | 'cn' = 'us', row?: object) {
  const REPORTS = { prepare: () => ({ first: () => Promise.resolve(row ?? null) }) } as unknown as D1Database;
  return chatSettings({ ...vars, REPORTS } as Env, region);
}

/** The lines in the log. */
let log: string[];
beforeEach(() => {
  log = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void log.push(line));
});
afterEach(() => void vi.restoreAllMocks());

describe('two variables switch a model on', () => {
  it.each([
    ['anthropic:claude-haiku-5-5', { provider: 'anthropic', model: 'claude-haiku-5-5', receiver: 'Anthropic' }],
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
  ['a name that nobody knows', { ...OWN, CHAT_MODEL: 'oracle:m' }, 'is no model that we know how to call'],
  ['no provider', { ...OWN, CHAT_MODEL: 'claude-haiku-5-5' }, 'is no model that we know how to call'],
  ['no model', { ...OWN, CHAT_MODEL: 'openai:' }, 'is no model that we know how to call'],
  ['an address that others can read', { ...OWN, CHAT_API_URL: 'http://model.example' }, 'must begin with https://'],
  ['no address', { ...OWN, CHAT_API_URL: '' }, 'CHAT_API_URL is missing'],
  ['no key', { ...OWN, CHAT_API_KEY: '' }, 'CHAT_API_KEY is missing'],
  ['nobody who receives the questions', { ...OWN, CHAT_RECEIVER: '' }, 'CHAT_RECEIVER is missing'],
  [
    'a key of Anthropic and a model of another company',
    { CHAT_MODEL: 'openai:m', CHAT_API_KEY: 'sk-ant-api03-x' },
    'CHAT_API_KEY is a key of Anthropic',
  ],
  ['no binding', { CHAT_MODEL: 'workers-ai:@cf/sample' }, 'The binding AI is missing'],
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

describe('what the owner has chosen on the desk counts before the variables', () => {
  it('off is off', async () => {
    expect(await settingsFor(OWN, 'us', chosen('off'))).toBeUndefined();
    expect(log).toEqual([]);
  });

  it('a model that only the desk names needs the switch', async () => {
    const key = { CHAT_API_KEY: 'k' };
    const model = { model: 'anthropic:claude-haiku-5-5', judge: true, questions: 7 };
    expect(await settingsFor(key, 'us', chosen(null, model))).toBeUndefined();
    expect(await settingsFor(key, 'us', chosen('off', model))).toBeUndefined();
    expect(await settingsFor(key, 'us', chosen('on', model))).toMatchObject({
      provider: 'anthropic',
      model: 'claude-haiku-5-5',
      judge: true,
      monthlyBudget: { dollars: ASSISTANT_DEFAULTS.dollars, questions: 7 },
    });
    expect(await settingsFor({}, 'us', chosen('on', model))).toBeUndefined();
  });

  it('another model than the variable’s', async () => {
    const settings = await settingsFor(OWN, 'us', chosen(null, { model: 'openai-compatible:other' }));
    expect(settings).toMatchObject({ model: 'other' });
  });

  it('settings of a version that we cannot read are the defaults', async () => {
    const settings = await settingsFor(OWN, 'us', { ...chosen('on'), settings: '{"model":7}' });
    expect(settings?.monthlyBudget).toEqual({
      dollars: ASSISTANT_DEFAULTS.dollars,
      questions: ASSISTANT_DEFAULTS.questions,
    });
  });

  it('without an answer of the database the model is off', async () => {
    const REPORTS = {
      prepare: () => ({ first: () => Promise.reject(new Error('D1_ERROR')) }),
    } as unknown as D1Database;
    expect(await chatSettings({ ...OWN, REPORTS } as Env, 'us')).toBeUndefined();
    expect(log).toEqual([expect.stringContaining('the settings cannot be read (Error D1_ERROR)')]);
  });
});
