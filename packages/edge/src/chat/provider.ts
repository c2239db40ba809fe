import type { PrivacyRegion } from '@tutoring/domain/consent';
import type { Env } from '../env';
import { isSecureUrl } from '../lib/http';
import type { Model } from './model';
import { openAi } from './openai';
import { workersAi } from './workers-ai';

/** Values of `CHAT_PROVIDER`. */
const PROVIDERS = ['openai', 'workers-ai'] as const;

/**
 * The model for visitors of a region; `undefined`, with a line in the log, if the settings are wrong.
 *
 * Mainland China has its own provider or none (docs/adr/0040): questions may not leave the country without separate consent,
 * and a service for the public must be registered there.
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
  if (url && key && model && isSecureUrl(url)) return openAi({ url, key, model });
  return wrong([
    ...(url && isSecureUrl(url) ? [] : [`${prefix}API_URL must begin with https://`]),
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
