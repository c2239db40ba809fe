import { Refused } from '../lib/http';
import { ANSWER_TOKENS_MAX, type Model } from './model';
import { piecesOf } from './server-sent-events';

/** What a provider gave us, and what of it we want. */
interface Access {
  /** The address that `/chat/completions` is added to, such as `https://api.openai.com/v1`. */
  url: string;
  key: string;
  model: string;
}

/** A model behind OpenAI's interface, which most companies and programs speak that run models. */
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
        // Followed, a redirect would carry key and question to wherever it leads.
        redirect: 'manual',
        signal,
      });
      if (!response.ok || !response.body) {
        await response.body?.cancel();
        throw new Refused(response.status);
      }
      yield* piecesOf(response.body as ReadableStream<Uint8Array>, signal);
    },
  };
}

/** OpenAI's newer models refuse the name that everybody else has kept. */
function limitName(url: string): string {
  return new URL(url).hostname === 'api.openai.com' ? 'max_completion_tokens' : 'max_tokens';
}
