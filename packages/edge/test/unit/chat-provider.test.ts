import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TokenUse } from '../../src/chat/model';
import { modelOf } from '../../src/chat/provider';
import type { ChatSettings } from '../../src/chat/settings';
import { aiBinding } from '../model-server/ai-binding';
import type { Behaviour } from '../model-server/behaviours';
import { modelServer, type ModelServer } from '../model-server/server';

const QUESTION = 'Was kostet eine Stunde für Zoë?';
const KEY = 'sk-sample-key';
const PASSAGE = 'Eine Stunde für Zoë 日本 kostet 59 Dollar.';
const SENTENCE = 'Eine Stunde für Zoë 日本 kostet 59 Dollar [1].';
const PROMPT = {
  system: 'Rules',
  user: JSON.stringify({ passages: [{ number: 1, title: '', heading: '', text: PASSAGE }], question: QUESTION }),
};

const SETTINGS = {
  model: 'sample-model',
  apiKey: KEY,
  receiver: 'Sample',
  judge: false,
  prices: null,
  monthlyBudget: { dollars: 1, questions: 1 },
};

let server: ModelServer;
let log: string[] = [];
beforeAll(async () => {
  server = await modelServer();
});
afterAll(() => server.close());
beforeEach(() => {
  log = [];
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation((...said: unknown[]) => void log.push(said.map(String).join(' ')));
});
afterEach(() => vi.restoreAllMocks());

interface Written {
  text: string;
  failure?: string;
  calls: number;
  use: TokenUse[];
}

type Kind = 'openai-compatible' | 'anthropic' | 'workers-ai' | 'workers-ai, newer';
const KINDS: readonly Kind[] = ['openai-compatible', 'anthropic', 'workers-ai', 'workers-ai, newer'];

async function write(kind: Kind, behaviour: Behaviour, signal = AbortSignal.timeout(500)): Promise<Written> {
  server.behave(behaviour);
  const ai = aiBinding(behaviour, kind === 'workers-ai, newer' ? 'openai' : 'workers-ai');
  const provider = kind === 'workers-ai, newer' ? 'workers-ai' : kind;
  const settings: ChatSettings = { ...SETTINGS, provider, apiUrl: server.url };
  const model = modelOf(settings, { AI: ai.binding });
  const written: Written = { text: '', calls: 0, use: [] };
  try {
    for await (const piece of model.write(PROMPT, signal, (use) => written.use.push(use))) written.text += piece;
  } catch (error) {
    written.failure = (error as Error).name;
  }
  written.calls = server.told().length + ai.told.length;
  return written;
}

describe.each(KINDS)('%s', (kind) => {
  const isBinding = kind.startsWith('workers-ai');

  it('gets rules and data, and streams the answer with the tokens that it cost', async () => {
    const { text, failure, use } = await write(kind, 'good');
    expect({ text, failure }).toEqual({ text: SENTENCE, failure: undefined });
    expect(use).toEqual([{ input: 1200, output: 40 }]);
  });

  it.each<Behaviour>(['numeric', 'bytewise', 'slow'])('that is %s is read completely', async (behaviour) => {
    const { text, failure } = await write(kind, behaviour, AbortSignal.timeout(3000));
    // OpenAI's format has no numbers; a provider that sends them all the same is not understood.
    if (behaviour === 'numeric' && kind === 'openai-compatible') return void expect(failure).toBe('garbled');
    expect({ text, failure }).toEqual({ text: SENTENCE, failure: undefined });
  });

  it.each<[Behaviour, string | undefined, string | undefined]>([
    ['unauthorized', 'HTTP 401', 'failed'],
    ['limited', 'HTTP 429', 'HTTP 429'],
    ['limited for a second', 'HTTP 429', 'HTTP 429'],
    ['failing', 'HTTP 500', 'HTTP 429'],
    ['redirecting', 'HTTP 307', 'HTTP 400'],
    ['error body', kind === 'anthropic' ? 'failed' : 'unfinished', 'unfinished'],
    ['html', kind === 'anthropic' ? 'failed' : 'unfinished', 'unfinished'],
    // Workers AI's older models do not say that they reached the limit.
    ['cut', 'cut short', kind === 'workers-ai' ? undefined : 'cut short'],
    ['error event', 'failed', 'failed'],
    ['truncated', 'unfinished', 'unfinished'],
    ['half', 'unfinished', 'unfinished'],
    ['garbled', 'garbled', 'garbled'],
    ['silent', 'TimeoutError', 'TimeoutError'],
    ['stalled', 'TimeoutError', 'TimeoutError'],
  ])('that is %s fails with %s, costs one call and logs nothing', async (behaviour, name, bindingName) => {
    const { failure, calls, text } = await write(kind, behaviour);
    expect(failure).toBe(isBinding ? bindingName : name);
    expect(calls).toBe(1);
    expect(SENTENCE.startsWith(text) || text.startsWith(SENTENCE)).toBe(true);
    expect(log).toEqual([]);
  });
});

it.each([
  ['https://api.openai.com/v1', { max_completion_tokens: 400, stream_options: { include_usage: true } }],
  ['https://api.mistral.ai/v1/', { max_tokens: 400 }],
  ['https://model.example/v1', { max_tokens: 400, stream_options: { include_usage: true } }],
])('%s gets only fields that it accepts', async (apiUrl, fields) => {
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 503 }));
  const model = modelOf({ ...SETTINGS, provider: 'openai-compatible', apiUrl }, {});
  const pieces = model.write(PROMPT, AbortSignal.timeout(500))[Symbol.asyncIterator]();
  await expect(pieces.next()).rejects.toThrow();
  const [address, { body, redirect } = {}] = asked.mock.calls[0] ?? [];
  expect(address).toBe(`${apiUrl.replace(/\/$/, '')}/chat/completions`);
  expect(redirect).toBe('manual');
  const { messages, ...rest } = JSON.parse(body as string) as Record<string, unknown>;
  expect(messages).toHaveLength(2);
  expect(rest).toEqual({ model: 'sample-model', stream: true, ...fields });
});
