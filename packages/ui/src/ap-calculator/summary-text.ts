import { fill } from '../lib/fill';
import { meanOf, type CountedExam } from './exam-outcome';
import type { Numbers } from './numbers';
import type { Messages } from './translation';

/** How many exams count, and their mean score: the result of several exams in a few words. */
export function summaryText(counted: readonly CountedExam[], messages: Messages, numbers: Numbers): string {
  return fill(messages.summary, { count: String(counted.length), mean: numbers.range(meanOf(counted)) });
}
