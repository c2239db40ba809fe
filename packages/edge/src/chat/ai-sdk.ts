import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, isStepCount, streamText, type FinishReason, type LanguageModel } from 'ai';
import { createWorkersAI, type WorkersAISettings } from 'workers-ai-provider';
import type { Env } from '../env';
import { broken } from './broken-answer';
import { HttpError } from '../lib/http';
import { ANSWER_TOKENS_MAX, type Prompt, type TokenUse } from './model';
import type { ChatSettings } from './settings';
import { checkedBinding } from './workers-ai-binding';

type WorkersAiBinding = Extract<WorkersAISettings, { binding: unknown }>['binding'];

/** Most calls of an answer: each goes on after the tools that the one before called. */
const STEPS_MAX = 3;

/** The AI SDK's model for the settings. */
export function languageModel(
  { provider, model, apiUrl = '', apiKey = '' }: ChatSettings,
  { AI }: Pick<Env, 'AI'>,
): Exclude<LanguageModel, string> {
  if (provider === 'workers-ai') {
    if (!AI) throw new Error('wrangler.jsonc has no binding AI, which chatSettings requires for Workers AI.');
    return createWorkersAI({ binding: checkedBinding(AI) as unknown as WorkersAiBinding })(model);
  }
  if (provider === 'anthropic')
    return createAnthropic({ apiKey, fetch: fetchOnce, ...(apiUrl && { baseURL: withoutSlash(apiUrl) }) })(model);
  const { hostname } = new URL(apiUrl);
  return createOpenAICompatible({
    name: 'chat',
    baseURL: withoutSlash(apiUrl),
    apiKey,
    fetch: fetchOnce,
    // Mistral rejects the field, and reports the tokens without it.
    includeUsage: hostname !== 'api.mistral.ai',
    transformRequestBody: hostname === 'api.openai.com' ? withNewName : (body) => body,
  })(model);
}

/** OpenAI's newer models reject the name that other providers still use. */
function withNewName({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: max_tokens };
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** A followed redirect would carry key and question to another host. */
const fetchOnce: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'manual' });

/**
 * Streams a model's text.
 * @throws if the stream ends before the answer is complete, or the provider refuses. The error's name may be logged.
 */
export async function* writeWith(
  model: Exclude<LanguageModel, string>,
  { system, user, tools = {} }: Prompt,
  signal: AbortSignal,
  onUse?: (use: TokenUse) => void,
): AsyncGenerator<string, void> {
  const { stream } = streamText({
    model,
    instructions: system,
    prompt: user,
    tools,
    stopWhen: isStepCount(STEPS_MAX),
    // The last call must answer.
    prepareStep: ({ stepNumber }) => (stepNumber === STEPS_MAX - 1 ? { toolChoice: 'none' } : {}),
    maxOutputTokens: ANSWER_TOKENS_MAX,
    // The visitor has quotations. A retry would be late, and could be charged twice.
    maxRetries: 0,
    abortSignal: signal,
    // By default the SDK logs errors with the whole request: the question.
    onError: () => undefined,
  });
  for await (const part of stream) {
    switch (part.type) {
      case 'text-delta':
        yield part.text;
        break;
      case 'finish-step':
        if (part.usage.inputTokens || part.usage.outputTokens)
          onUse?.({ input: part.usage.inputTokens ?? 0, output: part.usage.outputTokens ?? 0 });
        break;
      case 'finish':
        assertComplete(part.finishReason);
        break;
      case 'tool-error':
        // Another call with its own mistake would cost as much again.
        throw broken('garbled');
      case 'error':
        throw failureOf(part.error);
      case 'abort':
        signal.throwIfAborted();
    }
  }
}

/** "length": the token limit cut it off; "content-filter": the provider stopped it. */
function assertComplete(reason: FinishReason): void {
  if (reason === 'length' || reason === 'content-filter') throw broken('cut short');
  if (reason !== 'stop' && reason !== 'tool-calls') throw broken('unfinished');
}

/** An error that may be logged: the SDK's own quote the question, the answer and the provider. */
function failureOf(error: unknown): Error {
  if (APICallError.isInstance(error) && error.statusCode && error.statusCode !== 200)
    return new HttpError(error.statusCode);
  const name = error instanceof Error ? error.name : '';
  if (/JSONParse|TypeValidation/.test(name)) return broken('garbled');
  if (/InvalidResponseData/.test(name)) return broken('unfinished');
  return NAMES.has(name) ? (error as Error) : broken('failed');
}

/** The names of errors that were not made from a provider's text. */
const NAMES = new Set(['AbortError', 'TimeoutError', 'TypeError', 'unfinished', 'garbled', 'failed']);
