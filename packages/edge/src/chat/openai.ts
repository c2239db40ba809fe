import { HttpError } from '../lib/http';
import { ANSWER_TOKENS_MAX, type Model } from './model';
import { textChunksOf } from './server-sent-events';

/** Access to a provider's API. */
interface Access {
  /** The base address, such as `https://api.openai.com/v1`. */
  url: string;
  key: string;
  model: string;
}

/** A model with OpenAI's API, which most providers offer. */
export function openAi({ url, key, model }: Access): Model {
  return {
    async *write({ system, user }, signal) {
      const response = await fetch(`${url.replace(/\/+$/, '')}/chat/completions`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}`, Accept: 'text/event-stream' },
        body: JSON.stringify({
          model,
          stream: true,
          [limitName(url)]: ANSWER_TOKENS_MAX,
          messages: [
            { role: 'system', content: system },
            { role: 'user', content: user },
          ],
        }),
        // A followed redirect would carry key and question to another host.
        redirect: 'manual',
        signal,
      });
      if (!response.ok || !response.body) {
        await response.body?.cancel();
        throw new HttpError(response.status);
      }
      yield* textChunksOf(response.body as ReadableStream<Uint8Array>, signal);
    },
  };
}

/** OpenAI's newer models reject the name that other providers still use. */
function limitName(url: string): string {
  return new URL(url).hostname === 'api.openai.com' ? 'max_completion_tokens' : 'max_tokens';
}
