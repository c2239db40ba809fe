import { CHAT_POLICIES, type ChatPolicy } from '../contract/chat';
import type { Language } from '../languages';

/** Where the sentence stands that answers: the page's address, and how the sentence begins, as no other one there does. */
export type Answer = readonly [path: string, beginning: string];

/**
 * What follows from an intent: an answer of our pages (the best first), a policy, or nothing that we could say. Answers
 * that follow each other on their page are one: a law is not quoted without "we could not establish whether it applies".
 */
export type Outcome = { answers: readonly Answer[] } | { policy: ChatPolicy } | { outside: true };

/** What visitors of a language want, and the words in which they ask for it; made by `learnIntents`. */
export interface IntentModel {
  outcomes: readonly Outcome[];
  /** How many questions each was learned from: the first one's come first. */
  asked: readonly number[];
  /** One line a telling feature (features.ts): its name, and the numbers of the questions that have it (packing.ts). */
  features: string;
  /** One line a small word: its name, and in how many questions of each of {@link KINDS} it is. */
  small: string;
}

/** Kinds of questions: those that our pages answer, those that nobody here answers, and those with a policy. */
export const KINDS = ['answers', 'outside', ...CHAT_POLICIES] as const;
export type Kind = (typeof KINDS)[number];

export function kindOf(outcome: Outcome): Kind {
  if ('answers' in outcome) return 'answers';
  return 'policy' in outcome ? outcome.policy : 'outside';
}

/** Where the intents of a language are published. */
export function intentsAddress(language: Language): string {
  return `/passages/intents.${language}.json`;
}

/** The intents that came over the network, or `undefined` if they are none. */
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
