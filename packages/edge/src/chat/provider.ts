import type { Env } from '../env';
import type { Model } from './model';
import { openAi } from './openai';
import type { ChatSettings } from './settings';
import { workersAi } from './workers-ai';

/** Anthropic's address that takes OpenAI's requests. */
const ANTHROPIC_URL = 'https://api.anthropic.com/v1';

/** The model that the settings name. */
export function modelOf({ provider, model, apiUrl, apiKey = '' }: ChatSettings, { AI }: Pick<Env, 'AI'>): Model {
  if (provider === 'workers-ai') {
    if (!AI) throw new Error('wrangler.jsonc has no binding AI, which chatSettings requires for Workers AI.');
    return workersAi(AI, model);
  }
  return openAi({ url: apiUrl ?? ANTHROPIC_URL, key: apiKey, model });
}
