import { globSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import { ContentProblem } from './problem';
import { readYaml } from './read-yaml';
import { intents, type answer } from './schemas/chat-intents';

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
