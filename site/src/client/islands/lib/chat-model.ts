import type { ChatAnswer } from '@tutoring/domain/chat-answer';
import {
  CHAT_ADDRESS,
  readChatEvent,
  type ChatEvent,
  type ChatReply,
  type ChatRequest,
} from '@tutoring/domain/chat-model';
import { PRIVACY_REGIONS, type PrivacyRegion } from '@tutoring/domain/consent';

/** Milliseconds until the edge's answer is whole: a little more than it gives itself. */
const ANSWER_TIMEOUT_MS = 25_000;

/** What is asked, of somebody who has agreed to the notice of a region. */
type Asked = Pick<ChatRequest, 'question' | 'language' | 'region'>;

/**
 * The answer of the edge, as it grows; the plain chat's, if there is none: switched off, too much asked, broken, unreachable.
 * @param plain The plain chat.
 * @param onRegion Told if the notice of another region holds where the visitor is: the agreement was to none.
 */
export async function* modelAnswers(
  asked: Asked,
  plain: () => Promise<ChatAnswer>,
  onRegion: (region: PrivacyRegion) => void,
): AsyncGenerator<ChatReply, void> {
  let reply: ChatReply | undefined;
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), ANSWER_TIMEOUT_MS);
  try {
    const response = await fetch(CHAT_ADDRESS, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...asked, agreed: true, ofAge: true } satisfies ChatRequest),
      signal: giveUp.signal,
    });
    if (response.status === 403) tellRegion(await response.json(), onRegion);
    if (response.ok && response.body)
      for await (const event of eventsOf(response.body)) {
        reply = grown(reply, event);
        if (reply) yield reply;
      }
  } catch {
    // Broken off: what has come stands.
  } finally {
    clearTimeout(timer);
    giveUp.abort();
  }
  if (!reply) yield await plain();
}

function tellRegion(refusal: unknown, onRegion: (region: PrivacyRegion) => void): void {
  const { region } = (refusal ?? {}) as { region?: unknown };
  const known = PRIVACY_REGIONS.find((one) => one === region);
  if (known) onRegion(known);
}

/** The answer with one more line. */
function grown(reply: ChatReply | undefined, event: ChatEvent): ChatReply | undefined {
  if (event.kind === 'end') return reply;
  if (event.kind !== 'sentence') return event;
  const { text, cites } = event;
  return reply && { ...reply, sentences: [...(reply.sentences ?? []), { text, cites }] };
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    rest += decoder.decode(value, { stream: true });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const event = readChatEvent(line);
      if (event) yield event;
    }
  }
}
