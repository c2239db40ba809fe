import { LEAD_LIMITS } from '@tutoring/domain/lead-limits';
import { fill } from '../lib/fill';
import { loadDraft, saveDraft } from '../lead-form/draft';
import type { Reply, Turn } from './conversation';
import { directText } from './direct-text';
import type { Messages } from './translation';
import { policyText } from './policy-text';
import { sumLines } from './sum-lines';

const BETWEEN = '\n\n';

/**
 * Appends the conversation to the stored draft of the contact form, below the visitor's own text.
 * @param lang The language of `messages`, as BCP 47.
 * @param before The transcript of the last call, which the new one replaces.
 * @returns The new transcript.
 */
export function handOver(turns: readonly Turn[], messages: Messages, lang: string, before = ''): string {
  const { message = '' } = loadDraft().values;
  const typed = message.replace(before, '').trimEnd();
  const room = LEAD_LIMITS.message - (typed ? typed.length + BETWEEN.length : 0);
  const transcript = transcriptOf(turns, messages, lang, room);
  saveDraft({ message: [typed, transcript].filter(Boolean).join(BETWEEN) }, ['message']);
  return transcript;
}

/**
 * Returns the conversation as text. If it is too long, it keeps the latest turns and says that the text is cut.
 * @param lang The language of `messages`, as BCP 47.
 * @param room The maximum length in characters.
 * @returns An empty string if not even the last line fits.
 */
export function transcriptOf(turns: readonly Turn[], messages: Messages, lang: string, room: number): string {
  const lines = turns.flatMap(({ question, reply }) => [
    fill(messages.transcriptMe, { text: question }),
    fill(messages.transcriptChat, { text: textOf(reply, messages, lang) }),
  ]);
  const joined = (parts: readonly string[]) => parts.join(BETWEEN);
  const all = joined([messages.transcript, ...lines]);
  if (all.length <= room) return all;
  for (let from = 1; from < lines.length; from += 1) {
    const some = joined([messages.transcript, messages.transcriptCut, ...lines.slice(from)]);
    if (some.length <= room) return some;
  }
  return '';
}

function textOf(reply: Reply | undefined, messages: Messages, lang: string): string {
  switch (reply?.kind) {
    case 'quotations':
      return [
        ...(reply.sum ? sumLines(reply.sum, messages, lang) : []),
        ...reply.quotations.map(({ text, title, url }) => fill(messages.transcriptQuotation, { text, title, url })),
        ...(reply.sentences ?? []).map(({ text }) => fill(messages.transcriptModel, { text })),
      ].join('\n');
    case 'direct':
      return directText(reply);
    case 'policy':
      return policyText(messages, reply.policy);
    case 'unknown':
      return messages.unknown;
    default:
      return messages.failed;
  }
}
