import type { ChatAnswer } from '@tutoring/domain/chat-answer';
import {
  CHAT_ADDRESS,
  readChatEvent,
  type ChatEvent,
  type ChatReply,
  type ChatRequest,
} from '@tutoring/domain/chat-model';
import { PRIVACY_REGIONS, type PrivacyRegion } from '@tutoring/domain/consent';

/** Milliseconds until the edge must have answered; a little more than its own limit. */
const ANSWER_TIMEOUT_MS = 25_000;

/** A question from a visitor who agreed to their region's notice. */
type ModelQuery = Pick<ChatRequest, 'question' | 'language' | 'region'>;

/**
 * Yields the model's growing answer from the edge. Yields the plain chat's answer if the edge gives none.
 * @param plain The plain chat.
 * @param onRegion Called if the edge places the visitor in another region, so that another notice applies.
 */
export async function* modelAnswers(
  query: ModelQuery,
  plain: () => Promise<ChatAnswer>,
  onRegion: (region: PrivacyRegion) => void,
): AsyncGenerator<ChatReply, void> {
  let reply: ChatReply | undefined;
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), ANSWER_TIMEOUT_MS);
  try {
    const response = await fetch(CHAT_ADDRESS, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...query, agreed: true, ofAge: true } satisfies ChatRequest),
      signal: timeout.signal,
    });
    if (response.status === 403) reportRegion(await response.json(), onRegion);
    if (response.ok && response.body)
      for await (const event of eventsOf(response.body)) {
        reply = append(reply, event);
        if (reply) yield reply;
      }
  } catch {
    // The connection broke: keep the received sentences.
  } finally {
    clearTimeout(timer);
    timeout.abort();
  }
  if (!reply) yield await plain();
}

function reportRegion(body: unknown, onRegion: (region: PrivacyRegion) => void): void {
  const { region } = (body ?? {}) as { region?: unknown };
  const known = PRIVACY_REGIONS.find((code) => code === region);
  if (known) onRegion(known);
}

/** Adds an event to the answer. */
function append(reply: ChatReply | undefined, event: ChatEvent): ChatReply | undefined {
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
