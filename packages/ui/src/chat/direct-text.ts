import type { DirectAnswer } from '@tutoring/domain/chat-answer';
import { ANSWER_MESSAGES, type AnswerMessages } from './answer-messages';

/** The paragraphs of each answer, before and after the helplines. */
const PARAGRAPHS = {
  distress: [['distress'], ['trust']],
  abuse: [['abuse', 'tell'], []],
  worries: [['worries'], ['tutors']],
  machine: [['machine'], []],
  greeting: [['greeting'], []],
  thanks: [['thanks'], []],
  goodbye: [['goodbye'], []],
  wellbeing: [['wellbeing'], []],
  joke: [['joke'], []],
} as const satisfies Record<DirectAnswer['about'], readonly [before: Names, after: Names]>;

/** A hint may be harmless, so the answer does not claim to know. */
const HINT: readonly [before: Names, after: Names] = [['perhaps'], []];

type Names = readonly (keyof AnswerMessages)[];

/** Returns the paragraphs of a direct answer in the answer's language. */
export function paragraphsOf({ about, language, isHint }: DirectAnswer): {
  before: readonly string[];
  after: readonly string[];
} {
  const messages = ANSWER_MESSAGES[language];
  const [before, after] = isHint ? HINT : PARAGRAPHS[about];
  return { before: before.map((name) => messages[name]), after: after.map((name) => messages[name]) };
}

/** Returns the paragraphs of a direct answer as one text. */
export function directText(answer: DirectAnswer): string {
  const { before, after } = paragraphsOf(answer);
  return [...before, ...after].join('\n');
}
