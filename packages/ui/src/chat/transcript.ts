import { LEAD_LIMITS } from '@tutoring/domain/lead-limits';
import { fill } from '../lib/fill';
import { loadDraft, saveDraft } from '../lead-form/draft';
import type { Reply, Turn } from './conversation';
import { directText } from './direct-text';
import { policyText, type Words } from './words';

const BETWEEN = '\n\n';

/**
 * Appends the conversation to the stored draft of the contact form, below the visitor's own text.
 * @param before The transcript of the last call, which the new one replaces.
 * @returns The new transcript.
 */
export function handOver(turns: readonly Turn[], words: Words, before = ''): string {
  const { message = '' } = loadDraft().values;
  const typed = message.replace(before, '').trimEnd();
  const room = LEAD_LIMITS.message - (typed ? typed.length + BETWEEN.length : 0);
  const transcript = transcriptOf(turns, words, room);
  saveDraft({ message: [typed, transcript].filter(Boolean).join(BETWEEN) }, ['message']);
  return transcript;
}

/**
 * Returns the conversation as text. If it is too long, it keeps the latest turns and says that the text is cut.
 * @param room The maximum length in characters.
 * @returns An empty string if not even the last line fits.
 */
export function transcriptOf(turns: readonly Turn[], words: Words, room: number): string {
  const lines = turns.flatMap(({ question, reply }) => [
    fill(words.transcriptMe, { text: question }),
    fill(words.transcriptChat, { text: textOf(reply, words) }),
  ]);
  const joined = (parts: readonly string[]) => parts.join(BETWEEN);
  const all = joined([words.transcript, ...lines]);
  if (all.length <= room) return all;
  for (let from = 1; from < lines.length; from += 1) {
    const some = joined([words.transcript, words.transcriptCut, ...lines.slice(from)]);
    if (some.length <= room) return some;
  }
  return '';
}

function textOf(reply: Reply | undefined, words: Words): string {
  switch (reply?.kind) {
    case 'quotations':
      return [
        ...reply.quotations.map(({ text, title, url }) => fill(words.transcriptQuotation, { text, title, url })),
        ...(reply.sentences ?? []).map(({ text }) => fill(words.transcriptModel, { text })),
      ].join('\n');
    case 'direct':
      return directText(reply);
    case 'policy':
      return policyText(words, reply.policy);
    case 'unknown':
      return words.unknown;
    default:
      return words.failed;
  }
}
