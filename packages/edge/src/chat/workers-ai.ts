import { ANSWER_TOKENS_MAX, type Model } from './model';
import { textChunksOf } from './server-sent-events';

/** The part of the Workers AI binding that we use: its own type lists each model by name. */
export interface AiBinding {
  run: (
    model: string,
    input: { messages: { role: string; content: string }[]; max_tokens: number; stream: true },
    options: { signal: AbortSignal },
  ) => Promise<ReadableStream<Uint8Array>>;
}

/** A model at Cloudflare: it needs no key and no further company. */
export function workersAi(ai: AiBinding, model: string): Model {
  return {
    async *write({ system, user }, signal) {
      const messages = [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ];
      const input = { messages, max_tokens: ANSWER_TOKENS_MAX, stream: true } as const;
      yield* textChunksOf(await ai.run(model, input, { signal }), signal);
    },
  };
}
