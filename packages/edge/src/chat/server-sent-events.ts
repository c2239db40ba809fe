/** Characters that a provider may send without a line's end: more is no event. */
const LINE_MAX = 65_536;

/** A provider's answer that is none. Its name is the kind of the failure: never a text of theirs. */
class BrokenAnswer extends Error {
  constructor(kind: 'unfinished' | 'garbled' | 'cut short' | 'failed') {
    super('The answer broke off.');
    this.name = kind;
  }
}

/**
 * The pieces of text in a stream of server-sent events, as OpenAI's interface and Workers AI send them.
 * @throws {BrokenAnswer} when it ends without saying that it is complete.
 */
export async function* piecesOf(stream: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<string> {
  const reader = stream.getReader();
  // A provider that is silent is not heard of again: whoever waits for it stops waiting.
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

/** An event's data, as far as we read it: OpenAI's interface has `choices`, Workers AI `response`. */
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
  // "length": it had more to say; "content_filter": somebody stopped it.
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
