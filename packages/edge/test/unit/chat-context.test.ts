import type { ChatAnswer } from '@tutoring/domain/chat-answer';
import { expect, it, vi } from 'vitest';
import { answerInContext, modelHistory } from '../../src/chat/context';

const QUOTED: ChatAnswer = {
  kind: 'quotations',
  quotations: [{ text: 'A session costs $59.', language: 'en', title: 'Prices', url: '/prices' }],
};
const HISTORY = [
  { question: 'What is a tutor?', answer: 'A person.' },
  { question: 'How much is a session?', answer: '$59.' },
];

/** A chat that knows these questions. */
const knowing = (known: Record<string, ChatAnswer>) => ({
  answer: vi.fn((question: string) => Promise.resolve<ChatAnswer>(known[question] ?? { kind: 'unknown' })),
});

it('asks a question that says too little together with the one before', async () => {
  const chat = knowing({ 'And in a month? How much is a session?': QUOTED });
  const asked = { question: 'And in a month?', history: HISTORY, language: 'en' } as const;
  expect(await answerInContext(chat, asked)).toEqual(QUOTED);
  expect(await answerInContext(chat, { ...asked, history: [] })).toEqual({ kind: 'unknown' });
});

it('asks a question that says enough alone', async () => {
  const chat = knowing({ 'How much is a session?': QUOTED });
  const asked = { question: 'How much is a session?', history: HISTORY, language: 'en' } as const;
  expect(await answerInContext(chat, asked)).toEqual(QUOTED);
  expect(chat.answer).toHaveBeenCalledOnce();
});

it.each<ChatAnswer>([
  { kind: 'policy', policy: 'homework' },
  { kind: 'direct', about: 'worries', language: 'en' },
])('takes over only quotations from the question before, not %j', async (answer) => {
  const chat = knowing({ 'Why? How much is a session?': answer });
  expect(await answerInContext(chat, { question: 'Why?', history: HISTORY, language: 'en' })).toEqual({
    kind: 'unknown',
  });
});

it('gives no model what somebody in distress wrote', async () => {
  const distress = { question: 'i want to die', answer: '' };
  expect(await modelHistory([...HISTORY, distress], 'en')).toEqual(HISTORY);
});
