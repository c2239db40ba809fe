import type { Passage } from '@tutoring/domain/chat';
import type { ChatAnswer, Quotation } from '@tutoring/domain/chat-answer';
import type { ChatEvent } from '@tutoring/domain/chat-model';
import { LANGUAGES, type Language } from '@tutoring/domain/languages';
import type { SearchEntry } from '@tutoring/domain/search-entry';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerEvents } from '../../src/chat/answer';
import type { Judge } from '../../src/chat/judge';
import { metered } from '../../src/chat/meter';
import { modelOf } from '../../src/chat/provider';
import type { ChatSettings } from '../../src/chat/settings';
import { nextDates, pointsOf } from '../../src/chat/tool-results';
import { toolboxOf } from '../../src/chat/toolbox';
import type { Behaviour } from '../model-server/behaviours';
import { modelServer, type ModelServer } from '../model-server/server';

const NOW = Date.UTC(2026, 10, 28);

describe('a result', () => {
  it.each(LANGUAGES)('names the next dates in %s', (language) => {
    const all = nextDates({ programme: 'AP', kind: 'exam', subject: 'chemistry' }, language, NOW);
    expect(all).toHaveLength(1);
    expect(all[0]).toMatch(/AP Chemistry.*2027/);
    expect(nextDates({}, language, NOW).length).toBeGreaterThan(0);
    expect(nextDates({ subject: 'alchemy' }, language, NOW)).toEqual([]);
  });

  it('says of a date that nobody has confirmed it', () => {
    expect(nextDates({ programme: 'IB', kind: 'exam' }, 'en', NOW)[0]).toMatch(/^IB written exams \(expected\) – /);
  });

  it('is the points of a Diploma, or nothing with an E', () => {
    expect(pointsOf([7, 6, 5, 5, 6, 6], 'A', 'B')).toBe('7 + 6 + 5 + 5 + 6 + 6 + 3 = 38 / 45');
    expect(pointsOf([7, 6, 5, 5, 6, 6], 'A', 'E')).toBeUndefined();
  });
});

const QUOTATION: Quotation = {
  text: 'The first consultation is free.',
  language: 'en',
  title: 'Contact',
  url: '/contact',
};
const OTHER: Quotation = { ...QUOTATION, text: 'Tutors teach online.', url: '/tutors', title: 'Tutors' };
const page = (url: string) => ({ url, language: 'en', title: `Title of ${url}` }) as SearchEntry;
const PASSAGES: Record<string, Passage[]> = {
  '/contact': [{ id: '', heading: '', sentences: [QUOTATION.text] }],
  '/tutors': [{ id: '', heading: '', sentences: [OTHER.text] }],
};
const sources = {
  facts: () =>
    Promise.resolve({
      places: {},
      prices: [
        { currency: 'USD', amount: 59 },
        { currency: 'CAD', amount: 79 },
      ],
    }),
  index: () => Promise.resolve(['/tutoring-packages', '/dates', '/tools/premium-grade-calculator'].map(page)),
  passages: (path: string) => Promise.resolve(PASSAGES[path] ?? []),
};
const PRICE = expect.objectContaining({ url: '/tutoring-packages', title: 'Title of /tutoring-packages' }) as Quotation;

let server: ModelServer;
beforeAll(async () => {
  server = await modelServer();
});
afterAll(() => server.close());
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

async function events(
  provider: ChatSettings['provider'],
  behaviour: Behaviour,
  { judge, language = 'en' }: { judge?: Judge; language?: Language } = {},
) {
  server.behave(behaviour);
  const settings: ChatSettings = {
    provider,
    model: 'sample',
    apiUrl: server.url,
    apiKey: 'k',
    receiver: 'Sample',
    judge: false,
    prices: null,
    monthlyBudget: { dollars: 1, questions: 1 },
  };
  const meter = metered(modelOf(settings, {}));
  const chat = { answer: () => Promise.resolve<ChatAnswer>({ kind: 'quotations', quotations: [OTHER] }) };
  const answer: ChatAnswer = { kind: 'quotations', quotations: [QUOTATION] };
  const all: ChatEvent[] = [];
  for await (const event of answerEvents(
    { question: 'How much are 8 sessions?', language, answer, sources },
    {
      model: meter.model,
      judge,
      tools: (given) => toolboxOf({ ...given, chat, sources, now: NOW }),
      mayAsk: () => Promise.resolve(true),
      gone: new AbortController().signal,
    },
  ))
    all.push(event);
  return { all: all.slice(1, -1), use: meter.use() };
}

describe.each(['openai-compatible', 'anthropic'] as const)('%s', (provider) => {
  const FREE = { kind: 'sentence', text: QUOTATION.text, cites: [0] };

  it('calls a tool, whose result is shown with its page, and no sum of its own', async () => {
    const { all, use } = await events(provider, 'summing');
    expect(all).toEqual([FREE, { kind: 'source', quotation: PRICE }]);
    expect(server.told()[0]?.tools).toEqual(['price', 'dates', 'points', 'search']);
    expect(server.told()).toHaveLength(2);
    // Both calls are charged.
    expect(use).toMatchObject({ input: 2400, isReported: true });
  });

  it('is judged about a sentence with the result, and never about another number', async () => {
    const judge = vi.fn<Judge>((claims) => Promise.resolve(claims.map(() => true)));
    const { all } = await events(provider, 'summing', { judge });
    expect(all).toEqual([
      FREE,
      { kind: 'source', quotation: PRICE },
      { kind: 'sentence', text: '8 sessions cost USD 472.', cites: [1] },
    ]);
    expect(judge.mock.calls[0]?.[0].map(({ sentence }) => sentence)).toEqual(['8 sessions cost USD 472.']);
  });

  it('cannot call for ever', async () => {
    const { all } = await events(provider, 'calling for ever');
    expect(server.told()).toHaveLength(3);
    expect(all.every(({ kind }) => kind === 'source')).toBe(true);
  });

  it.each<Behaviour>(['calling nothing', 'calling garbage', 'calling beyond bounds'])(
    'that is %s ends after one call',
    async (behaviour) => {
      const { all } = await events(provider, behaviour);
      expect(all).toEqual([]);
      await new Promise((later) => setTimeout(later, 50));
      expect(server.told()).toHaveLength(1);
    },
  );
});

describe('a toolbox', () => {
  const chat = { answer: vi.fn(() => Promise.resolve<ChatAnswer>({ kind: 'quotations', quotations: [OTHER] })) };
  const box = () => toolboxOf({ language: 'en', quoted: 2, chat, sources, now: NOW });
  const run = (given: ReturnType<typeof box>, name: string, input: object): unknown =>
    given.tools[name]?.execute?.(input as never, { toolCallId: '', messages: [] } as never);

  it('calculates with the lowest prices of the chat’s facts', async () => {
    const { text } = (await run(box(), 'price', { sessions: 8 })) as { text: string };
    expect(text.replace(/\s/g, ' ')).toBe('8 × USD 59 / CAD 79 = USD 472 / CAD 632');
  });

  it('finds passages of our pages, which become quotations when a sentence cites them', async () => {
    const given = box();
    await run(given, 'price', { sessions: 2 });
    expect(await run(given, 'search', { question: 'online?' })).toEqual([{ number: 4, text: OTHER.text }]);
    const sentence = { kind: 'sentence', text: OTHER.text, cites: [3] } as const;
    // The first that is shown is the first after the two quotations.
    expect(given.withSources(sentence)).toEqual([
      { kind: 'source', quotation: OTHER },
      { ...sentence, cites: [2] },
    ]);
    expect(given.rest()).toEqual([{ kind: 'source', quotation: PRICE }]);
    expect(given.rest()).toEqual([]);
  });

  it('finds nothing for what the chat declines, or answers without a page', async () => {
    const answers = [
      { kind: 'direct', about: 'distress', language: 'en' },
      { kind: 'policy', policy: 'person' },
      { kind: 'unknown' },
    ] satisfies ChatAnswer[];
    for (const answer of answers) {
      chat.answer.mockResolvedValueOnce(answer);
      const given = box();
      expect(await run(given, 'search', { question: 'x' })).toBe('Nothing was found.');
      expect(given.found).toEqual([]);
    }
  });

  it('has a limit', async () => {
    const given = box();
    for (let call = 0; call < 10; call++) await run(given, 'price', { sessions: 2 });
    expect(given.found).toHaveLength(6);
    expect(await run(given, 'price', { sessions: 2 })).toBe('Nothing was found.');
  });
});
