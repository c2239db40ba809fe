/** Longest line of a provider, in characters. */
const LINE_MAX = 65_536;

/** A provider's answer is incomplete or invalid. The name says how; it never contains the provider's text. */
class BrokenAnswer extends Error {
  constructor(kind: 'unfinished' | 'garbled' | 'cut short' | 'failed') {
    super('The answer broke off.');
    this.name = kind;
  }
}

/**
 * Streams the text of server-sent events, as OpenAI's API and Workers AI send them.
 * @throws {BrokenAnswer} if the stream ends before the answer is complete.
 */
export async function* textChunksOf(stream: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<string> {
  const reader = stream.getReader();
  // Cancel a silent provider, so that nothing waits for it.
  const stop = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  try {
    for await (const line of linesOf(reader)) {
      signal.throwIfAborted();
      const data = /^data: ?(.*)$/.exec(line)?.[1];
      if (data === undefined) continue;
      if (data === '[DONE]') return;
      const { text, isCut } = pieceIn(data);
      if (text) yield text;
      if (isCut) throw new BrokenAnswer('cut short');
    }
    signal.throwIfAborted();
    throw new BrokenAnswer('unfinished');
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

async function* linesOf(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    rest += decoder.decode(value, { stream: true });
    const lines = rest.split(/\r?\n/);
    rest = lines.pop() ?? '';
    if (rest.length > LINE_MAX) throw new BrokenAnswer('garbled');
    yield* lines;
  }
}

/** The fields that we read: OpenAI's API has `choices`, Workers AI `response`. */
interface Event {
  response?: unknown;
  choices?: { delta?: { content?: unknown }; finish_reason?: unknown }[];
  error?: unknown;
}

function pieceIn(data: string): { text: string; isCut: boolean } {
  const event = eventIn(data);
  if (event.error) throw new BrokenAnswer('failed');
  const choice = Array.isArray(event.choices) ? event.choices[0] : undefined;
  const text = choice?.delta?.content ?? event.response;
  // "length": the token limit cut it off; "content_filter": the provider stopped it.
  const reason = choice?.finish_reason ?? 'stop';
  return { text: typeof text === 'string' ? text : '', isCut: reason !== 'stop' };
}

function eventIn(data: string): Event {
  let event: unknown;
  try {
    event = JSON.parse(data);
  } catch {
    throw new BrokenAnswer('garbled');
  }
  if (typeof event !== 'object' || event === null) throw new BrokenAnswer('garbled');
  return event;
}
