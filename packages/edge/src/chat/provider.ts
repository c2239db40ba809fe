import type { PrivacyRegion } from '@tutoring/domain/consent';
import type { Env } from '../env';
import { isSafeReceiver } from '../lib/http';
import type { Model } from './model';
import { openAi } from './openai';
import { workersAi } from './workers-ai';

/** Names that providers have in the environment. */
const PROVIDERS = ['openai', 'workers-ai'] as const;

/**
 * The model for visitors of a region; none, and a line in the log where somebody should look, if it cannot be asked.
 *
 * Mainland China has one of its own or none (docs/adr/0040): questions of people there do not leave the country without
 * a separate consent, and what writes for the public there has to be registered there.
 */
export function modelFor(env: Env, region: PrivacyRegion): Model | undefined {
  if (region === 'cn') {
    const { CHAT_CN_API_URL: url, CHAT_CN_API_KEY: key, CHAT_CN_MODEL: model } = env;
    return url ? openAiFor({ url, key, model }, 'CHAT_CN_') : undefined;
  }
  const { CHAT_PROVIDER = '', CHAT_API_URL: url, CHAT_API_KEY: key, CHAT_MODEL: model } = env;
  if (!CHAT_PROVIDER) return undefined;
  if (CHAT_PROVIDER === 'openai') return openAiFor({ url, key, model }, 'CHAT_');
  if (CHAT_PROVIDER === 'workers-ai') return workersAiFor(env.AI, model);
  return wrong([`CHAT_PROVIDER must be one of ${PROVIDERS.join(', ')}`]);
}

function openAiFor({ url, key, model }: Record<'url' | 'key' | 'model', string | undefined>, prefix: string) {
  if (url && key && model && isSafeReceiver(url)) return openAi({ url, key, model });
  return wrong([
    ...(url && isSafeReceiver(url) ? [] : [`${prefix}API_URL must begin with https://`]),
    ...(key ? [] : [`${prefix}API_KEY is missing`]),
    ...(model ? [] : [`${prefix}MODEL is missing`]),
  ]);
}

function workersAiFor(ai: Env['AI'], model: string | undefined) {
  if (ai && model) return workersAi(ai, model);
  return wrong([...(ai ? [] : ['wrangler.jsonc has no binding AI']), ...(model ? [] : ['CHAT_MODEL is missing'])]);
}

function wrong(reasons: readonly string[]): undefined {
  console.error(`No language model is asked: ${reasons.join('; ')}.`);
}
