import type { PrivacyRegion } from '@tutoring/domain/consent';
import type { Env } from '../env';
import { isSecureUrl } from '../lib/http';

/** How a model is called. */
export type ChatProvider = 'anthropic' | 'openai-compatible' | 'workers-ai';

/** The model that answers visitors of a region. */
export interface ChatSettings {
  provider: ChatProvider;
  /** The model's name at the provider. */
  model: string;
  /** The API's address, such as `https://api.openai.com/v1`. `anthropic` has a default, `workers-ai` has none. */
  apiUrl?: string | undefined;
  /** The provider's key. `workers-ai` needs none. */
  apiKey?: string | undefined;
  /** The company that receives the questions. Visitors read its name before they agree. */
  receiver: string;
  /** Whether the model also judges sentences that the check cannot decide (docs/adr/0040). */
  judge: boolean;
  monthlyBudget: MonthlyBudget;
}

/** What a calendar month (UTC) may use. After that visitors get quotations only. */
export interface MonthlyBudget {
  /** US dollars, by the tokens that the provider reports. Only counts if the model's prices are known. */
  dollars: number;
  questions: number;
}

export const BUDGET_DEFAULT: MonthlyBudget = { dollars: 20, questions: 3000 };

/** A name before the colon of `CHAT_MODEL`. */
interface KnownProvider {
  provider: ChatProvider;
  receiver?: string;
  apiUrl?: string;
}

/** The providers that `CHAT_MODEL` may name: `anthropic:claude-haiku-4-5`, `openai:gpt-4.1-mini`. */
const PROVIDERS: Readonly<Record<string, KnownProvider>> = {
  anthropic: { provider: 'anthropic', receiver: 'Anthropic' },
  openai: { provider: 'openai-compatible', receiver: 'OpenAI', apiUrl: 'https://api.openai.com/v1' },
  mistral: { provider: 'openai-compatible', receiver: 'Mistral AI', apiUrl: 'https://api.mistral.ai/v1' },
  'workers-ai': { provider: 'workers-ai', receiver: 'Cloudflare' },
  'openai-compatible': { provider: 'openai-compatible' },
};

/** The variables of one model: those of mainland China have another prefix. */
type Prefix = 'CHAT_' | 'CHAT_CN_';

/** The value of `CHAT_JUDGE` that switches the judge on. */
const ON = 'on';

/**
 * The model for visitors of a region; `undefined` if it is off. A line in the log says what is wrong with incomplete settings.
 *
 * Mainland China has its own provider or none (docs/adr/0040): questions may not leave the country without separate consent,
 * and a service for the public must be registered there.
 */
export function chatSettings(env: Env, region: PrivacyRegion): Promise<ChatSettings | undefined> {
  const prefix = region === 'cn' ? 'CHAT_CN_' : 'CHAT_';
  const read = settingsIn(env, prefix);
  if (read && 'wrong' in read) console.error(`No language model is asked: ${read.wrong.join('; ')}.`);
  return Promise.resolve(read && 'settings' in read ? read.settings : undefined);
}

/** The settings in the variables, or what is wrong with them; `undefined` without a model. */
function settingsIn(env: Env, prefix: Prefix): { settings: ChatSettings } | { wrong: string[] } | undefined {
  const {
    [`${prefix}MODEL` as const]: named = '',
    [`${prefix}API_KEY` as const]: apiKey,
    [`${prefix}API_URL` as const]: ownUrl,
    [`${prefix}RECEIVER` as const]: ownReceiver,
  } = env;
  if (!named) return undefined;
  const [, name = '', model = ''] = /^([^:]+):(.+)$/.exec(named.trim()) ?? [];
  const known = Object.hasOwn(PROVIDERS, name) ? PROVIDERS[name] : undefined;
  if (!known || !model) {
    const names = Object.keys(PROVIDERS).join(', ');
    return {
      wrong: [`${prefix}MODEL must be provider:model, such as anthropic:claude-haiku-4-5; providers: ${names}`],
    };
  }
  const { provider } = known;
  const apiUrl = (provider !== 'workers-ai' && ownUrl) || known.apiUrl;
  const receiver = ownReceiver || known.receiver;
  const isCloudflare = provider === 'workers-ai';
  const wrong = [
    ...(isCloudflare && !env.AI ? ['wrangler.jsonc has no binding AI'] : []),
    ...(isCloudflare && prefix === 'CHAT_CN_' ? ['Workers AI is not a provider in mainland China'] : []),
    ...(!isCloudflare && !apiKey ? [`${prefix}API_KEY is missing`] : []),
    ...(provider === 'openai-compatible' && !apiUrl ? [`${prefix}API_URL is missing`] : []),
    ...(apiUrl && !isSecureUrl(apiUrl) ? [`${prefix}API_URL must begin with https://`] : []),
    ...(receiver ? [] : [`${prefix}RECEIVER must name the company that receives the questions`]),
  ];
  if (wrong.length > 0 || !receiver) return { wrong };
  const judge = env.CHAT_JUDGE === ON;
  return { settings: { provider, model, apiUrl, apiKey, receiver, judge, monthlyBudget: BUDGET_DEFAULT } };
}
