import type { StatedPolicy } from '@tutoring/domain/chat-answer';
import type { Translation } from '../lib/translation';
import type { en } from './messages/en';

export type Words = Translation<typeof en>;

/**
 * Returns the message of a policy, which says what the chat does not do. A newer server may send a policy that this page does
 * not know: then it returns the message for an unknown answer.
 */
export function policyText(words: Words, policy: StatedPolicy): string {
  const texts: Readonly<Partial<Record<string, string>>> = words;
  return texts[`policy_${policy}`] ?? words.unknown;
}

/** The suggested questions for each topic of a page. */
export const STARTERS = {
  anything: ['starterPrice', 'starterFree', 'starterLesson'],
  service: ['starterPrice', 'starterLesson', 'starterCancel'],
  region: ['starterPrice', 'starterCancel', 'starterFree'],
  learning: ['starterPoints', 'starterFree', 'starterPrice'],
} as const satisfies Record<string, readonly (keyof Words)[]>;
