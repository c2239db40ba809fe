import { CHAT_POLICIES } from '@tutoring/domain/chat-answer';
import { LANGUAGES } from '@tutoring/domain/languages';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ContentProblem } from './problem';
import { readYaml } from './read-yaml';

/** Facts from `data/` that an answer can name instead of a section. */
export const ANSWERING_FACTS = ['price', 'cancellation'] as const;

const text = z.string().min(1, 'must not be empty');
const questions = z.partialRecord(z.enum(LANGUAGES), z.array(text).min(1));
const id = z.string().regex(/^[a-z0-9-]+$/, 'must be lower case, digits and hyphens');
const href = z.string().regex(/^\/[\w/-]*(#[^\s#]+)?$/, 'must be a page or a section, such as /terms#refunds');

const answer = z.union(
  [z.strictObject({ href, words: text.optional() }), z.strictObject({ href, fact: z.enum(ANSWERING_FACTS) })],
  { error: 'must be { href: /terms#refunds }, { href: /terms#refunds, words: … } or { href: /faq, fact: price }' },
);

const intents = z.array(
  z.union([
    z.strictObject({ id, answers: z.array(answer).min(1), asked: questions }),
    z.strictObject({ id, policy: z.enum(CHAT_POLICIES), asked: questions }),
    z.strictObject({ id, outside: z.literal(true), asked: questions }),
  ]),
);

/**
 * Where an answer is: a section, and optionally some text of the sentence that answers (by default the first sentence);
 * or a fact that the page shows. An `href` without `#` means the part above the page's first section.
 */
export type AnswerPlace = z.output<typeof answer>;

/** A question that visitors ask the chat: its answers, and how visitors phrase it. */
export type ChatIntent = z.output<typeof intents>[number] & { file: string };

/**
 * Reads data/chat-intents/*.yaml.
 * @param slug The business's name in addresses.
 * @throws {ContentProblem} naming the file, the field and the fix.
 */
export function readChatIntents(folder: string, slug: string): ChatIntent[] {
  const files = globSync('chat-intents/*.yaml', { cwd: folder })
    .sort()
    .map((file) => join(folder, file));
  const all = files.flatMap((file) => readYaml(file, intents, slug).map((intent) => ({ ...intent, file })));
  const seen = new Set<string>();
  for (const { id: name, file } of all) {
    if (seen.has(name)) throw new ContentProblem(file, `There are two intents "${name}".`, 'rename one of them.');
    seen.add(name);
  }
  return all;
}
