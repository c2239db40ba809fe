import { CHAT_POLICIES, type ChatPolicy } from '../contract/chat';
import type { Language } from '../languages';

/** The sentence that answers: the page's address, and the unique beginning of the sentence. */
export type Answer = readonly [path: string, beginning: string];

/**
 * The result of an intent: answers on our pages (the best first), a policy, or nothing. Adjacent answers are quoted together,
 * so that a law is not quoted without "we could not establish whether it applies".
 */
export type Outcome = { answers: readonly Answer[] } | { policy: ChatPolicy } | { outside: true };

/** The intents of a language and their questions; made by `learnIntents`. */
export interface IntentModel {
  outcomes: readonly Outcome[];
  /** The number of questions of each intent, in order. */
  asked: readonly number[];
  /** A line for each feature of content: its name, and the numbers of its questions (packing.ts). */
  features: string;
  /** A line for each stop word: its name, and its number of questions of each of {@link KINDS}. */
  small: string;
}

/** Kinds of questions: answered by our pages, answered by nobody here, and those with a policy. */
export const KINDS = ['answers', 'outside', ...CHAT_POLICIES] as const;
export type Kind = (typeof KINDS)[number];

export function kindOf(outcome: Outcome): Kind {
  if ('answers' in outcome) return 'answers';
  return 'policy' in outcome ? outcome.policy : 'outside';
}

/** The address of a language's intents. */
export function intentsAddress(language: Language): string {
  return `/passages/intents.${language}.json`;
}

/** Parses intents; `undefined` if they are invalid. */
export function readIntents(value: unknown): IntentModel | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { outcomes, asked, features, small } = value as Record<string, unknown>;
  const isModel = Array.isArray(outcomes) && outcomes.every(isOutcome) && areNumbers(asked);
  return isModel && typeof features === 'string' && typeof small === 'string'
    ? { outcomes, asked, features, small }
    : undefined;
}

function areNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'number');
}

function isOutcome(value: unknown): value is Outcome {
  if (typeof value !== 'object' || value === null) return false;
  if ('outside' in value) return true;
  if ('policy' in value) return CHAT_POLICIES.includes(value.policy as ChatPolicy);
  return 'answers' in value && Array.isArray(value.answers) && value.answers.every(isAnswer);
}

function isAnswer(value: unknown): value is Answer {
  return Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string');
}
