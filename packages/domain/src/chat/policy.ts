import type { StatedPolicy } from '../contract/chat';
import type { Language } from '../languages';
import { says, spaced } from './phrases';
import { languageOfQuestion } from './question-language';
import { loadVocabularies, type Vocabulary } from './vocabulary';

/** The order of policies: a command comes first. */
const ORDER: readonly StatedPolicy[] = ['instructions', 'person', 'homework', 'grades'];

/** A web address, encoded text, or a line that imitates another role. */
const COMMAND =
  /https?:\/\/|www\.|[A-Za-z\d+/]{28,}|[A-Za-z\d+/]{12,}=|<\/?\w+[^>]*>|<\||\[\/?(?:inst|system)|^\s*(?:system|assistant|developer)\s*:|###/im;

/** A typed exercise: an equation, a power, a symbol of calculus. */
const EXERCISE =
  /(?:^|[.:!?\n,])\s*(?:evaluate|discuss|examine|analy[sz]e|assess|justify|to what extent)\s+(?!(?:you|do|your|my|our)\b).{25,}|[[(]\d{1,2}(?: marks?)?[\])]\s*$|[∫√∑]|\d?[a-z]\s?(?:\^|[²³])|\b\d*[xyz]\s?[-+*/]\s?\d+\s?=|\bf\s?\(x\)/i;

/** The policy of a question that the chat declines, if any. */
export function policyOf(
  question: string,
  known: readonly (readonly [Language, Vocabulary])[],
): StatedPolicy | undefined {
  const text = spaced(question);
  return ORDER.find((policy) => {
    if (policy === 'instructions' && COMMAND.test(question)) return true;
    if (policy === 'homework' && EXERCISE.test(question)) return true;
    return known.some(([language, { policies }]) => {
      const { asks, all, not = '' } = policies[policy];
      const isAsked = says(text, asks, language) || (all?.every((list) => says(text, list, language)) ?? false);
      return isAsked && !says(text, not, language);
    });
  });
}

/**
 * The policy by whose phrases the chat declines a question, in its own language or in English.
 * @param visitors The language of the page.
 */
export async function policyFor(question: string, visitors: Language): Promise<StatedPolicy | undefined> {
  return policyOf(question, await loadVocabularies(languageOfQuestion(question, visitors)));
}
