import { ANSWER_TOKENS_MAX, type Model } from './model';
import { piecesOf } from './server-sent-events';

/** What we need of the binding to Workers AI: its own type knows each model by name. */
export interface AiBinding {
  run: (
    model: string,
    input: { messages: { role: string; content: string }[]; max_tokens: number; stream: true },
    options: { signal: AbortSignal },
  ) => Promise<ReadableStream<Uint8Array>>;
}

/** A model that Cloudflare runs: no key, and no company besides the one that runs the site already. */
export function workersAi(ai: AiBinding, model: string): Model {
  return {
    async *write({ system, user }, signal) {
      const messages = [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ];
      const input = { messages, max_tokens: ANSWER_TOKENS_MAX, stream: true } as const;
      yield* piecesOf(await ai.run(model, input, { signal }), signal);
    },
  };
}
