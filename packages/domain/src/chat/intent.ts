import { STATED_POLICIES, type StatedPolicy } from '../contract/chat';
import type { Language } from '../languages';

/**
 * Where an answer is: the page's address, the id of the section ('' above the first one), and the unique beginning of the
 * sentence that usually answers ('' if the question's words decide).
 */
export type Answer = readonly [path: string, section: string, beginning: string];

/** The result of an intent: answers on our pages (the best first), a policy, or nothing, because it is not our subject. */
export type Outcome = { answers: readonly Answer[] } | { policy: StatedPolicy } | { outside: true };

/** The intents of a language and their questions; made by `learnIntents`. */
export interface IntentModel {
  outcomes: readonly Outcome[];
  /** The number of questions of each intent, in order. */
  asked: readonly number[];
  /** A line for each feature: its name, and the numbers of its questions (packing.ts). */
  features: string;
  /**
   * A line for each concept: its name, and pairs of an intent's number and the share of that intent's questions in all
   * languages that have the concept, in tenths.
   */
  concepts: string;
}

/** The address of a language's intents. */
export function intentsAddress(language: Language): string {
  return `/passages/intents.${language}.json`;
}

/** Parses intents; `undefined` if they are invalid. */
export function readIntents(value: unknown): IntentModel | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { outcomes, asked, features, concepts } = value as Record<string, unknown>;
  const isModel = Array.isArray(outcomes) && outcomes.every(isOutcome) && areNumbers(asked);
  return isModel && typeof features === 'string' && typeof concepts === 'string'
    ? { outcomes, asked, features, concepts }
    : undefined;
}

function areNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'number');
}

function isOutcome(value: unknown): value is Outcome {
  if (typeof value !== 'object' || value === null) return false;
  if ('outside' in value) return true;
  if ('policy' in value) return STATED_POLICIES.includes(value.policy as StatedPolicy);
  return 'answers' in value && Array.isArray(value.answers) && value.answers.every(isAnswer);
}

function isAnswer(value: unknown): value is Answer {
  return Array.isArray(value) && value.length === 3 && value.every((one) => typeof one === 'string');
}
