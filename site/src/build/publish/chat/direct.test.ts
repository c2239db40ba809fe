import { directAnswer } from '@tutoring/domain/chat-direct';
import type { Language } from '@tutoring/domain/languages';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readChatIntents } from '../../content/chat-intents';
import { readData } from '../../content/data';

const folder = join(import.meta.dirname, '../../../../data');
const intents = readChatIntents(folder, readData(folder).brand.slug);

/** Tests every seventh question, because all take ten seconds. */
const EVERY = 7;
/** The allowed share of other questions with a direct answer. Some of them do mention worries or abuse. */
const FALSE_ALARMS = 1 / 200;
const questions = intents.flatMap(({ asked }) =>
  Object.entries(asked).flatMap(([language, some]) =>
    some.map((question) => [language as Language, question] as const),
  ),
);

it('gives no direct answer to other questions', async () => {
  const some = questions.filter((_, at) => at % EVERY === 0);
  const answers = await Promise.all(
    some.map(async ([language, question]) => ({ question, about: (await directAnswer(question, language))?.about })),
  );
  const alarming = answers.filter(({ about }) => about);
  expect(some.length).toBeGreaterThan(3000);
  expect(alarming.length / some.length, JSON.stringify(alarming, null, 1)).toBeLessThanOrEqual(FALSE_ALARMS);
});
