import {
  ASSISTANT_DEFAULTS,
  assistantSettingsSchema,
  type Assistant,
  type AssistantModel,
  type AssistantSettings,
  type ModelPrices,
} from '@tutoring/domain/assistant';
import type { PrivacyRegion } from '@tutoring/domain/consent';
import type { Env } from '../env';
import { isSecureUrl } from '../lib/http';
import { errorClass } from '../lib/log-error';

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
  /** What the provider charges; `null` as long as nobody has entered it. */
  prices: ModelPrices | null;
  /** What a calendar month (UTC) may use. After that visitors get quotations only. Dollars count only with `prices`. */
  monthlyBudget: Pick<AssistantSettings, 'dollars' | 'questions'>;
}

/** The owner's choices on the desk. */
export interface Choices extends Pick<Assistant, 'settings' | 'switched'> {
  /** `null`: nobody has switched it on the desk. It is on if the variables name a model. */
  visitors: 'on' | 'off' | null;
}

/** A name before the colon of `CHAT_MODEL`. */
interface KnownProvider {
  provider: ChatProvider;
  receiver?: string;
  apiUrl?: string;
}

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
/** How Anthropic's keys begin. */
const ANTHROPIC_KEY = 'sk-ant-';

/**
 * The model for visitors of a region; `undefined` if it is off. A line in the log says what is wrong with incomplete settings.
 *
 * Mainland China has its own provider or none (docs/adr/0040): questions may not leave the country without separate consent,
 * and a service for the public must be registered there.
 */
export async function chatSettings(env: Env, region: PrivacyRegion): Promise<ChatSettings | undefined> {
  const isChina = region === 'cn';
  // Most sites have no model: they need no query.
  if (!env.CHAT_API_KEY && !env.AI && !(isChina ? env.CHAT_CN_MODEL : env.CHAT_MODEL)) return undefined;
  let choices: Choices;
  try {
    choices = await readChoices(env);
  } catch (error) {
    console.error(`No language model is asked: the settings cannot be read (${errorClass(error)}).`);
    return undefined;
  }
  const { name, problems, settings } = isChina ? chinaModel(env, choices.settings) : mainModel(env, choices.settings);
  const isOn = (choices.visitors ?? (isChina || env.CHAT_MODEL ? 'on' : 'off')) === 'on';
  if (!isOn || !name) return undefined;
  if (!settings) console.error(`No language model is asked: ${problems.join(' ')}`);
  return settings;
}

/** A model as the desk shows it; with settings if it can be asked. */
export type FoundModel = AssistantModel & { settings?: ChatSettings };

/** The model for visitors outside mainland China. What the desk has saved counts before the variables. */
export function mainModel(env: Env, settings: AssistantSettings): FoundModel {
  return modelIn(env, 'CHAT_', settings.model || (env.CHAT_MODEL ?? ''), settings);
}

/** The model for visitors in mainland China. */
export function chinaModel(env: Env, settings: AssistantSettings): FoundModel {
  return modelIn(env, 'CHAT_CN_', env.CHAT_CN_MODEL ?? '', settings);
}

function modelIn(env: Env, prefix: Prefix, named: string, settings: AssistantSettings): FoundModel {
  const [, providerName = '', model = ''] = /^([^:]+):(.+)$/.exec(named.trim()) ?? [];
  const known = Object.hasOwn(PROVIDERS, providerName) ? PROVIDERS[providerName] : undefined;
  const apiKey = env[`${prefix}API_KEY`];
  const receiver = env[`${prefix}RECEIVER`] || known?.receiver || '';
  if (!known || !model)
    return {
      name: named,
      receiver,
      problems: [...(named ? [unknownModel(prefix, named)] : []), ...noKey(prefix, apiKey)],
    };
  const { provider } = known;
  const apiUrl = (provider !== 'workers-ai' && env[`${prefix}API_URL`]) || known.apiUrl;
  const problems =
    provider === 'workers-ai'
      ? workersAiProblems(env, prefix)
      : [
          ...noKey(prefix, apiKey),
          ...(apiKey?.startsWith(ANTHROPIC_KEY) && !isAnthropic(provider, apiUrl)
            ? [
                `${prefix}API_KEY is a key of Anthropic, and ${named} is another company’s model. Store the key of that company.`,
              ]
            : []),
          ...(provider === 'openai-compatible' && !apiUrl
            ? [`${prefix}API_URL is missing. Set it to the address of the provider’s API, without /chat/completions.`]
            : []),
          ...(apiUrl && !isSecureUrl(apiUrl)
            ? [`${prefix}API_URL must begin with https://, or others can read the key.`]
            : []),
          ...(receiver
            ? []
            : [
                `${prefix}RECEIVER is missing. Set it to the name of the company that receives the questions: visitors read it.`,
              ]),
        ];
  if (problems.length > 0) return { name: named, receiver, problems };
  const { judge, prices, dollars, questions } = settings;
  return {
    name: named,
    receiver,
    problems,
    settings: { provider, model, apiUrl, apiKey, receiver, judge, prices, monthlyBudget: { dollars, questions } },
  };
}

function unknownModel(prefix: Prefix, named: string): string {
  const names = Object.keys(PROVIDERS).join(', ');
  return `“${named}” is no model that we know how to call. Write provider:model in ${prefix}MODEL or on the desk, such as anthropic:claude-haiku-5-5. Providers: ${names}.`;
}

const noKey = (prefix: Prefix, apiKey: string | undefined) =>
  apiKey ? [] : [`${prefix}API_KEY is missing. Store the provider’s key: pnpm wrangler secret put ${prefix}API_KEY`];

function workersAiProblems(env: Env, prefix: Prefix): string[] {
  if (prefix === 'CHAT_CN_')
    return ['Workers AI is no provider for mainland China. Choose one that is registered there.'];
  return env.AI ? [] : ['The binding AI is missing. Add "ai": { "binding": "AI" } to wrangler.jsonc, and deploy.'];
}

const isAnthropic = (provider: ChatProvider, apiUrl: string | undefined) =>
  provider === 'anthropic' || (apiUrl !== undefined && new URL(apiUrl).hostname.endsWith('.anthropic.com'));

/** The owner's choices, or the defaults. */
export async function readChoices({ REPORTS, CHAT_JUDGE }: Pick<Env, 'REPORTS' | 'CHAT_JUDGE'>): Promise<Choices> {
  const defaults = { ...ASSISTANT_DEFAULTS, judge: CHAT_JUDGE === ON };
  const row = await REPORTS.prepare('select * from assistant').first<{
    visitors: 'on' | 'off' | null;
    switched_at: number | null;
    switched_by: string | null;
    settings: string;
  }>();
  if (!row) return { visitors: null, switched: null, settings: defaults };
  const settings = assistantSettingsSchema.safeParse(JSON.parse(row.settings));
  return {
    visitors: row.visitors,
    switched: row.visitors === null ? null : { at: row.switched_at ?? 0, by: row.switched_by ?? '' },
    // A later version may have saved other settings: those of the defaults cost least.
    settings: settings.success ? settings.data : defaults,
  };
}
