/** Answers that a program gives all at once: `npm run setup -- --answers file.json`, or one flag for each. */
import { didYouMean } from '../../site/src/build/content/did-you-mean.ts';
import type { Facts } from './facts.ts';
import { QUESTIONS, type Question } from './questions.ts';

/**
 * Writes all answers, and what they suggest for questions without one.
 * @returns every mistake; if there is one, the caller must not save.
 */
export function giveAnswers(facts: Facts, answers: Readonly<Record<string, unknown>>): string[] {
  const keys = QUESTIONS.map(({ key }) => key);
  const unknown = Object.keys(answers)
    .filter((key) => !keys.includes(key))
    .map((key) => `"${key}" is no question here.${didYouMean(key, keys)} The names are: ${keys.join(', ')}.`);
  return [
    ...unknown,
    ...QUESTIONS.flatMap((question) => {
      const { key, example, isAsked, now, proposal, write } = question;
      const given = answers[key];
      if (isAsked && !isAsked(facts))
        return given === undefined
          ? []
          : [`"${key}" needs a mail service: give "mail-provider" as resend or postmark, or leave "${key}" out.`];
      if (given !== undefined && typeof given !== 'string') return [`"${key}" must be text in quotes.`];
      const { value, isPlaceholder } = now(facts);
      const answer = (given ?? (value === '' || isPlaceholder ? proposal?.(facts) : '') ?? '').trim();
      if (answer === '') return [];
      const mistake = write(facts, answer);
      return mistake ? [`--${key}: ${refusal(question, answer, mistake)} An example: ${example}`] : [];
    }),
  ];
}

/** Says what was answered and why that is no answer, in the words of the question. */
export function refusal({ asks }: Pick<Question, 'asks'>, answer: string, mistake: string): string {
  const [what = asks] = asks.split(/[,:]/);
  return `“${answer}” was not taken. ${what} ${mistake}.`;
}
