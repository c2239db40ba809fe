import type { ChatAnswer } from '@tutoring/domain/chat-answer';
import {
  CHAT_ADDRESS,
  readChatEvent,
  readChatNotice,
  type ChatEvent,
  type ChatNotice,
  type ChatReply,
  type ChatRequest,
} from '@tutoring/domain/chat-model';

/** Milliseconds until the edge must have answered; a little more than its own limit. */
const ANSWER_TIMEOUT_MS = 25_000;

/** A question from a visitor who agreed to a notice. */
type ModelQuery = Pick<ChatRequest, 'question' | 'history' | 'language' | 'page'> & ChatNotice;

/**
 * Yields the model's growing answer from the edge. Yields the plain chat's answer if the edge gives none.
 * @param plain The plain chat.
 * @param onNotice Called if another notice applies: the visitor is in another region, or somebody else runs the model now.
 */
export async function* modelAnswers(
  query: ModelQuery,
  plain: () => Promise<ChatAnswer>,
  onNotice: (notice: ChatNotice) => void,
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
    if (response.status === 403) {
      const notice = readChatNotice(await response.json());
      if (notice) onNotice(notice);
    }
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

/** Adds an event to the answer. */
function append(reply: ChatReply | undefined, event: ChatEvent): ChatReply | undefined {
  if (event.kind === 'end') return reply;
  if (event.kind === 'source')
    return reply?.kind === 'quotations' ? { ...reply, quotations: [...reply.quotations, event.quotation] } : reply;
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
