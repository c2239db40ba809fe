import type { ChatAnswer } from '@tutoring/domain/chat-answer';
import type { ChatReply } from '@tutoring/domain/chat-model';
import { afterEach, expect, it, vi } from 'vitest';
import { modelAnswers } from './chat-model';

afterEach(() => vi.unstubAllGlobals());

const QUERY = {
  question: 'Is it free?',
  history: [],
  page: '/faq',
  language: 'en',
  region: 'us',
  receiver: 'Sample Models',
} as const;
const QUOTATIONS = {
  kind: 'quotations',
  quotations: [{ text: 'It is free.', language: 'en', title: 'Prices', url: '/pricing' }],
} as const;
const SENTENCE = { kind: 'sentence', text: 'It is free.', cites: [0] } as const;
const PLAIN: ChatAnswer = { kind: 'unknown' };

/** The replies that a visitor sees, and the recorded calls. */
async function ask(answer: Response | (() => Promise<Response>)) {
  const fetched = vi.fn((_address: string, _init: RequestInit) =>
    answer instanceof Response ? Promise.resolve(answer) : answer(),
  );
  vi.stubGlobal('fetch', fetched);
  const plain = vi.fn(() => Promise.resolve(PLAIN));
  const onNotice = vi.fn();
  const replies: ChatReply[] = [];
  for await (const reply of modelAnswers(QUERY, plain, onNotice)) replies.push(reply);
  return { replies, plain, onNotice, fetched };
}
const lines = (...events: object[]) => events.map((event) => `${JSON.stringify(event)}\n`).join('');

it('yields a growing answer, wherever the stream is cut', async () => {
  const bytes = new TextEncoder().encode(lines(QUOTATIONS, SENTENCE, { kind: 'other' }, { kind: 'end' }));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const { replies, plain, fetched } = await ask(new Response(body));
  const { kind: _, ...sentence } = SENTENCE;
  expect(replies).toEqual([
    QUOTATIONS,
    { ...QUOTATIONS, sentences: [sentence] },
    { ...QUOTATIONS, sentences: [sentence] },
  ]);
  expect(plain).not.toHaveBeenCalled();
  const [address, { body: sent } = {}] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/api/chat');
  expect(JSON.parse(sent as string)).toEqual({ ...QUERY, agreed: true, ofAge: true });
});

it('adds what a tool found to the quotations', async () => {
  const quotation = { text: '8 × USD 59 = USD 472', language: 'en', title: 'Prices', url: '/prices' } as const;
  const { replies } = await ask(new Response(lines(QUOTATIONS, SENTENCE, { kind: 'source', quotation })));
  const { kind: _, ...sentence } = SENTENCE;
  expect(replies.at(-1)).toEqual({
    ...QUOTATIONS,
    quotations: [...QUOTATIONS.quotations, quotation],
    sentences: [sentence],
  });
});

it('keeps the received sentences if the connection breaks', async () => {
  let isFirst = true;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (!isFirst) return controller.error(new Error('gone'));
      isFirst = false;
      controller.enqueue(new TextEncoder().encode(`${lines(QUOTATIONS)}{"kind":"sen`));
    },
  });
  const { replies, plain } = await ask(new Response(body));
  expect(replies).toEqual([QUOTATIONS]);
  expect(plain).not.toHaveBeenCalled();
});

it.each<[string, Response | (() => Promise<Response>)]>([
  ['is switched off', Response.json({ error: 'off' }, { status: 404 })],
  ['rejects too many requests', Response.json({ error: 'too_many_requests' }, { status: 429 })],
  ['fails', new Response('<html>', { status: 500 })],
  ['answers with something unknown', new Response('<html>')],
  ['starts with a sentence without sources', new Response(lines(SENTENCE))],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('yields the plain answer if the edge %s', async (_, answer) => {
  const { replies, onNotice } = await ask(answer);
  expect(replies).toEqual([PLAIN]);
  expect(onNotice).not.toHaveBeenCalled();
});

it('yields the plain answer and reports the notice if another one applies', async () => {
  const notice = { region: 'kr', receiver: 'Other Models' };
  const { replies, onNotice } = await ask(Response.json({ error: 'consent_needed', ...notice }, { status: 403 }));
  expect(replies).toEqual([PLAIN]);
  expect(onNotice).toHaveBeenCalledExactlyOnceWith(notice);
  const invented = await ask(
    Response.json({ error: 'consent_needed', region: 'atlantis', receiver: 'a' }, { status: 403 }),
  );
  expect(invented.onNotice).not.toHaveBeenCalled();
});
