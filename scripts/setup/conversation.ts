/** The questions one after the other, in a terminal or a pipe. */
import type { Facts } from './facts.ts';
import { refusal } from './answers.ts';
import { QUESTIONS, type Question } from './questions.ts';

/** Where questions are shown and answers come from. */
export interface Terminal {
  say: (text: string) => void;
  /** Shows a question and waits for a line; `undefined` if the person has ended the input. */
  ask: (question: string) => Promise<string | undefined>;
}

/**
 * Asks every question and saves each answer at once, so that nothing is lost if the person stops.
 * @returns whether it came to the end.
 */
export async function converse(facts: Facts, { say, ask }: Terminal): Promise<boolean> {
  let group = '';
  for (const question of QUESTIONS) {
    if (question.isAsked && !question.isAsked(facts)) continue;
    if (question.group !== group) say(`\n${question.group}`);
    group = question.group;
    for (;;) {
      const shown = presentAnswer(question, facts);
      const typed = await ask(`\n${question.asks}\n${shown.text}`);
      if (typed === undefined) return false;
      const answer = typed.trim() || shown.onEnter;
      const mistake = answer === '' ? undefined : question.write(facts, answer);
      if (mistake === undefined) break;
      say(`${refusal(question, answer, mistake)} Type it again.`);
    }
    await facts.save();
  }
  return true;
}

/** What Enter does, and the line that says so. */
function presentAnswer(question: Question, facts: Facts): { text: string; onEnter: string } {
  const { value, isPlaceholder } = question.now(facts);
  if (value !== '' && !isPlaceholder) return { text: `It is “${value}”. Enter keeps it.`, onEnter: '' };
  const proposal = question.proposal?.(facts) ?? '';
  if (proposal !== '') return { text: `Enter takes “${proposal}”.`, onEnter: proposal };
  const instead = value === '' ? '' : ` The site shows “${value}” until then.`;
  // An example may be an abbreviation, such as Inc.
  const example = question.example.replace(/\.$/, '');
  return { text: `Such as ${example}. Enter skips it.${instead}`, onEnter: '' };
}
