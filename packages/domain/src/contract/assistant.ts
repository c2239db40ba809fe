import * as z from 'zod/mini';
import { LANGUAGES } from '../languages';
import { CHAT_QUESTION_MAX } from './chat';
import { oneLine } from './plain-text';

/** Largest accepted request body of the assistant's routes, in bytes. */
export const ASSISTANT_MAX_BYTES = 8192;

/** Most characters of a model's name with its provider. */
const MODEL_MAX = 200;
const DOLLARS_MAX = 100_000;
const PRICE_MAX = 1000;
const QUESTIONS_MAX = 1_000_000;

const count = z.number().check(z.nonnegative(), z.int());
const text = z.pipe(z.string(), z.transform(oneLine));
const price = z.number().check(z.nonnegative(), z.maximum(PRICE_MAX));

/** What a provider charges, in US dollars for a million tokens. */
export const modelPricesSchema = z.strictObject({ input: price, output: price });
/** What a provider charges, in US dollars for a million tokens. */
export type ModelPrices = z.output<typeof modelPricesSchema>;

/** The owner's choices about the chat's language model (`PUT /api/owner/assistant`). The key is never among them. */
export const assistantSettingsSchema = z.strictObject({
  /** `provider:model`. Empty: what the variable `CHAT_MODEL` says. */
  model: z.pipe(text, z.string().check(z.maxLength(MODEL_MAX))),
  /** Whether the model also judges sentences that the check cannot decide. */
  judge: z.boolean(),
  /** `null` as long as the owner has not entered them: then only questions are counted. */
  prices: z.nullable(modelPricesSchema),
  /** US dollars for a calendar month (UTC). */
  dollars: z.number().check(z.nonnegative(), z.maximum(DOLLARS_MAX)),
  /** Questions in a calendar month (UTC). */
  questions: count.check(z.maximum(QUESTIONS_MAX)),
});
/** The owner's choices about the chat's language model. */
export type AssistantSettings = z.output<typeof assistantSettingsSchema>;

/** What holds before the owner has chosen anything. */
export const ASSISTANT_DEFAULTS: AssistantSettings = {
  model: '',
  judge: false,
  prices: null,
  dollars: 20,
  questions: 1000,
};

/** Whether visitors may use the model (`POST /api/owner/assistant/visitors`). */
export const assistantSwitchSchema = z.strictObject({ visitors: z.enum(['on', 'off']) });

/** A question on the desk (`POST /api/owner/assistant/try`), with settings that need not be saved. */
export const assistantQuestionSchema = z.strictObject({
  question: z.pipe(text, z.string().check(z.minLength(1), z.maxLength(CHAT_QUESTION_MAX))),
  language: z.enum(LANGUAGES),
  settings: assistantSettingsSchema,
});
/** A question on the desk. */
export type AssistantQuestion = z.output<typeof assistantQuestionSchema>;

/** The model for a part of the visitors. */
const modelSchema = z.object({
  /** `provider:model`; empty without one. */
  name: z.string(),
  /** The company that receives the questions; empty if it is unknown. */
  receiver: z.string(),
  /** What is missing or wrong, and how to correct it. Without problems, and with a name, the model can be asked. */
  problems: z.array(z.string()),
});
/** The model for a part of the visitors. */
export type AssistantModel = z.output<typeof modelSchema>;

/** What the questions of a month used. */
const useSchema = z.object({
  questions: count,
  /** Tokens, as the provider reports them, or estimated. */
  input: count,
  output: count,
  /** Millionths of a US dollar, by the prices that held at the time. */
  micros: count,
  /** Questions whose tokens are estimated, because the provider reported none. */
  estimated: count,
  /** Questions to which the model gave no answer. */
  failed: count,
});
/** What the questions of a month used. */
export type AssistantUse = z.output<typeof useSchema>;

/** The answer of `GET /api/owner/assistant`, and of every change. */
export const assistantSchema = z.object({
  /** Whether visitors may use the model, if there is one and the budget is not used up. */
  visitors: z.enum(['on', 'off']),
  /** Who switched it on or off here, and when; `null`: nobody did, the variables decide. */
  switched: z.nullable(z.object({ at: count, by: z.string() })),
  model: modelSchema,
  /** The model of mainland China, which variables alone configure. */
  china: modelSchema,
  settings: assistantSettingsSchema,
  /** The month (UTC), `YYYY-MM`. */
  month: z.string(),
  use: useSchema,
  /** The use of the month before. */
  before: useSchema,
  /** Whether the month's budget is used up. */
  isUsedUp: z.boolean(),
  /** Why the model failed most recently this month; empty if it did not. */
  failure: z.string(),
});
/** The state of the assistant, as the desk shows it. */
export type Assistant = z.output<typeof assistantSchema>;

/**
 * What became of a model's sentence: shown, or why it was dropped. `doubtful`: worded differently, and no judge was asked.
 * `rejected`: the judge said no. `enough`: enough sentences were shown, or the same one.
 */
export const SENTENCE_OUTCOMES = [
  'shown',
  'uncited',
  'cites elsewhere',
  'address',
  'fragment',
  'unsupported',
  'doubtful',
  'rejected',
  'enough',
] as const;
/** What became of a model's sentence. */
export type SentenceOutcome = (typeof SENTENCE_OUTCOMES)[number];

/** The answer of `POST /api/owner/assistant/try`. */
export const assistantTrialSchema = z.object({
  /** The kind of the answer without a model. Only quotations are given to a model. */
  kind: z.enum(['quotations', 'direct', 'policy', 'unknown']),
  /** The quotations and what the model's tools found, which the citations number from 0. */
  quotations: z.array(z.object({ text: z.string(), title: z.string(), url: z.string() })),
  /** Whether the model was asked. It is not without a quotation in the language of the question. */
  isAsked: z.boolean(),
  sentences: z.array(z.object({ text: z.string(), outcome: z.enum(SENTENCE_OUTCOMES), cites: z.array(count) })),
  /** Why the model failed; empty if it did not. */
  failure: z.string(),
  input: count,
  output: count,
  /** Whether the provider reported the tokens. Otherwise they are estimated. */
  isReported: z.boolean(),
  /** Millionths of a US dollar; `null` without prices. */
  micros: z.nullable(count),
  /** Milliseconds until the first sentence; `null` without one. */
  firstMs: z.nullable(count),
  /** Milliseconds until the end. */
  ms: count,
});
/** What came of a question on the desk. */
export type AssistantTrial = z.output<typeof assistantTrialSchema>;
