/** `chat-intents/*.yaml`: what visitors ask the chat, and where the answer is. */
import { STATED_POLICIES } from '@tutoring/domain/chat-answer';
import { LANGUAGES } from '@tutoring/domain/languages';
import * as z from 'zod';
import { text } from './kinds';

/** Facts from `data/` that an answer can name instead of a section. */
export const ANSWERING_FACTS = ['price', 'cancellation', 'refund', 'consultation'] as const;

/** Questions, separated by `|`: a line for each language. */
const questions = z.partialRecord(
  z.enum(LANGUAGES),
  text.transform((line) => line.split('|').map((question) => question.trim())),
);
const id = z.string().regex(/^[a-z0-9-]+$/, 'must be lower case, digits and hyphens');
const href = z.string().regex(/^\/[\w/-]*(#[^\s#]+)?$/, 'must be a page or a section, such as /terms#refunds');

export const answer = z.union(
  [z.strictObject({ href, words: text.optional() }), z.strictObject({ href, fact: z.enum(ANSWERING_FACTS) })],
  { error: 'must be { href: /terms#refunds }, { href: /terms#refunds, words: … } or { href: /faq, fact: price }' },
);

export const intents = z
  .array(
    z.union([
      z.strictObject({ id, answers: z.array(answer).min(1), asked: questions }),
      z.strictObject({ id, policy: z.enum(STATED_POLICIES), asked: questions }),
      z.strictObject({ id, outside: z.literal(true), asked: questions }),
    ]),
  )
  .meta({ title: 'Questions to the chat', description: 'What visitors ask, and where the answer is.' });
