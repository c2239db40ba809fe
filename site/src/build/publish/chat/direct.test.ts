import { directAnswer } from '@tutoring/domain/chat-direct';
import type { Language } from '@tutoring/domain/languages';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readChatIntents } from '../../content/chat-intents';
import { readData } from '../../content/data';

const folder = join(import.meta.dirname, '../../../../data');
const intents = readChatIntents(folder, readData(folder).brand.slug);

/** Tests every seventh question, because all 31,000 take ten seconds. */
const EVERY = 7;
/** The allowed share of other questions with a direct answer. Some of them do mention worries or abuse. */
const FALSE_ALARMS = 1 / 200;
/** The share of an intent's questions that must be recognised. */
const RECALL = 0.9;

const questionsOf = (isWanted: (intent: (typeof intents)[number]) => boolean) =>
  intents
    .filter(isWanted)
    .flatMap(({ asked }) =>
      Object.entries(asked).flatMap(([language, questions]) =>
        questions.map((question) => [language as Language, question] as const),
      ),
    );

const answered = (questions: readonly (readonly [language: Language, question: string])[]) =>
  Promise.all(
    questions.map(async ([language, question]) => ({
      language,
      question,
      about: (await directAnswer(question, language))?.about,
    })),
  );

it('gives no direct answer to other questions', async () => {
  const others = questionsOf((intent) => !('policy' in intent && intent.policy === 'worries'));
  const some = others.filter((_, at) => at % EVERY === 0);
  const alarming = (await answered(some)).filter(({ about }) => about);
  expect(some.length).toBeGreaterThan(4000);
  expect(alarming.length / some.length, JSON.stringify(alarming, null, 1)).toBeLessThanOrEqual(FALSE_ALARMS);
});

it.each(['not-wanting-to-live', 'self-harm'])('recognises distress on a page in another language: %s', async (id) => {
  const messages = questionsOf((intent) => intent.id === id);
  const onOtherPages = messages.map(([language, message]) => [language === 'de' ? 'en' : 'de', message] as const);
  const missed = (await answered(onOtherPages)).filter(({ about }) => about !== 'distress');
  expect(1 - missed.length / messages.length, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(RECALL);
});
