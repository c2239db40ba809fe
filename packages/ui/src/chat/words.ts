import type { StatedPolicy } from '@tutoring/domain/chat-answer';
import type { Translation } from '../lib/translation';
import type { en } from './messages/en';

export type Words = Translation<typeof en>;

/** What somebody is told who asks for what the chat does not do; of a policy that is younger than this page, that it is unknown. */
export function policyText(words: Words, policy: StatedPolicy): string {
  const texts: Readonly<Partial<Record<string, string>>> = words;
  return texts[`policy_${policy}`] ?? words.unknown;
}

/** What a page is about, and the questions that are proposed there. */
export const STARTERS = {
  anything: ['starterPrice', 'starterFree', 'starterLesson'],
  service: ['starterPrice', 'starterLesson', 'starterCancel'],
  region: ['starterPrice', 'starterCancel', 'starterFree'],
  learning: ['starterPoints', 'starterFree', 'starterPrice'],
} as const satisfies Record<string, readonly (keyof Words)[]>;
