import { broken } from './broken-answer';

/** The part of the Workers AI binding that we use: its own type lists each model by name. */
export interface AiBinding {
  run: (model: string, input: object, options: { signal?: AbortSignal }) => Promise<unknown>;
}

/**
 * A binding whose streams `workers-ai-provider` can read. It drops tokens that are numbers (github.com/cloudflare/ai/issues/651),
 * reads an error as an empty answer, and writes what it cannot parse, the model's text, to the log.
 */
export function checkedBinding(binding: AiBinding): AiBinding {
  return {
    async run(model, input, options) {
      const answer = await binding.run(model, input, options);
      return answer instanceof ReadableStream
        ? (answer as ReadableStream<Uint8Array>)
            .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
            .pipeThrough(checkedLines())
            .pipeThrough(new TextEncoderStream())
        : answer;
    },
  };
}

const DATA = /^data:\s*/;
const DONE = '[DONE]';

function checkedLines(): TransformStream<string, string> {
  let rest = '';
  let isEmpty = true;
  return new TransformStream({
    transform(piece, controller) {
      const lines = (rest + piece).split(/\r?\n/);
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const data = DATA.test(line) ? line.replace(DATA, '') : undefined;
        if (data !== undefined) isEmpty = false;
        const checked = data === undefined || data === DONE ? line : `data: ${JSON.stringify(checkedEvent(data))}`;
        controller.enqueue(`${checked}\n`);
      }
    },
    flush() {
      // What is left is no whole line, so no whole event.
      if (isEmpty) throw broken('unfinished');
    },
  });
}

interface Event {
  error?: unknown;
  errors?: unknown[];
  choices?: { delta?: { content?: unknown } }[];
}

function checkedEvent(text: string): Event {
  const event = eventIn(text);
  if (event.error || event.errors?.length) throw broken('failed');
  for (const { delta } of event.choices ?? [])
    if (typeof delta?.content === 'number') delta.content = String(delta.content);
  return event;
}

function eventIn(text: string): Event {
  try {
    const event: unknown = JSON.parse(text);
    if (typeof event === 'object' && event !== null) return event;
  } catch {
    // Not an event either.
  }
  throw broken('garbled');
}
