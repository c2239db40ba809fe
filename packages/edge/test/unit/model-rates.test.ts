import type { ChatAnswer } from '@tutoring/domain/chat-answer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readClaims } from '../../scripts/claims';
import { judgeClaims, wordedAnswer } from '../../scripts/model-rates';
import { modelOf } from '../../src/chat/provider';
import { modelServer, type ModelServer } from '../model-server/server';

let server: ModelServer;
beforeAll(async () => {
  server = await modelServer();
});
afterAll(() => server.close());

const model = () =>
  modelOf(
    {
      provider: 'openai-compatible',
      model: 'sample',
      apiUrl: server.url,
      apiKey: 'k',
      receiver: 'Sample',
      judge: true,
      prices: null,
      monthlyBudget: { dollars: 1, questions: 1 },
    },
    {},
  );

const TABLE = `
- page: /faq
  language: en
  passage: The first consultation is free. It lasts 30 minutes.
  faithful:
    - The first consultation is free.
    - Nobody pays for the initial meeting.
  falsified:
    - kind: number
      sentence: It lasts 45 minutes.
- page: /faq
  language: de
  passage: The first consultation is free.
  faithful:
    - Das erste Gespräch ist kostenlos.
  falsified: []
`;

it('puts what the check cannot decide to the judge, and never a contradiction', async () => {
  server.behave('good');
  const judged = await judgeClaims(readClaims(TABLE), model());
  expect(judged.map(({ isPassed, isShown }) => [isPassed, isShown])).toEqual([
    [true, true],
    [false, true],
    [false, false],
    // A page in another language is no source.
    [false, false],
  ]);
  expect(server.told().map(({ claims }) => claims.length)).toEqual([1]);
});

it('counts a judge that fails', async () => {
  server.behave('failing');
  const judged = await judgeClaims(readClaims(TABLE), model());
  expect(judged.map(({ isShown, isFailed }) => [isShown, isFailed])).toEqual([
    [true, false],
    [false, true],
    [false, false],
    [false, false],
  ]);
});

it('adds a model’s sentences to the quotations, so that the tables judge both', async () => {
  server.behave('good');
  const quotation = { text: 'The first consultation is free.', language: 'en', title: 'FAQ', url: '/faq' } as const;
  const chat = { answer: () => Promise.resolve<ChatAnswer>({ kind: 'quotations', quotations: [quotation] }) };
  const sources = { passages: () => Promise.resolve([{ id: '', heading: '', sentences: [quotation.text] }]) };
  const asked = { turns: ['Is it free?'], language: 'en' } as const;
  const worded = await wordedAnswer(asked, { chat, sources: sources as never, model: model() });
  expect(worded).toMatchObject({ answer: { quotations: [quotation, quotation] }, sentences: 1 });
});
