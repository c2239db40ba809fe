import { CHAT_POLICIES } from '@tutoring/domain/chat-answer';
import { LANGUAGES } from '@tutoring/domain/languages';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ContentProblem } from './problem';
import { readYaml } from './read-yaml';

const text = z.string().min(1, 'must not be empty');
const asked = z.partialRecord(z.enum(LANGUAGES), z.array(text).min(1));
const id = z.string().regex(/^[a-z0-9-]+$/, 'must be lower case, digits and hyphens');

const intents = z.array(
  z.union([
    z.strictObject({ id, answers: z.array(z.tuple([text, text])).min(1), asked }),
    z.strictObject({ id, policy: z.enum(CHAT_POLICIES), asked }),
    z.strictObject({ id, outside: z.literal(true), asked }),
  ]),
);

/** What visitors want from the chat, where the sentences stand that answer it (address, and a piece of the sentence), and how they ask. */
export type ChatIntent = z.output<typeof intents>[number] & { file: string };

/**
 * Reads all of them: data/chat-intents/*.yaml.
 * @throws {ContentProblem} naming the file, the field and the fix.
 */
export function readChatIntents(folder: string): ChatIntent[] {
  const files = globSync('chat-intents/*.yaml', { cwd: folder }).sort();
  const all = files.flatMap((file) => readYaml(join(folder, file), intents).map((intent) => ({ ...intent, file })));
  const seen = new Set<string>();
  for (const { id: name, file } of all) {
    if (seen.has(name)) throw new ContentProblem(file, `There are two intents "${name}".`, 'rename one of them.');
    seen.add(name);
  }
  return all;
}
