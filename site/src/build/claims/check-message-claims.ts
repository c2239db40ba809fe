import { LANGUAGES, type Language } from '@tutoring/domain/languages';
import { didYouMean } from '../content/did-you-mean';
import { lineOf } from '../content/line-of';
import { Mistakes } from '../content/problem';
import { marksInMessages } from './message-claims';

/**
 * Checks the marks of texts that have each language: data/messages/*.yaml, and the texts of offers.
 * @param fileOf The file with the texts of a language.
 * @throws {ContentProblem | ContentProblems} for a statement that claims.yaml does not have, and for an entry that marks other
 * statements than its English one: “not us” would leave its sentence in that language.
 */
export function checkMessageClaims(
  fileOf: (language: Language) => string,
  messages: Readonly<Record<Language, unknown>>,
  claims: readonly { id: string }[],
): void {
  const mistakes = new Mistakes();
  const known = claims.map(({ id }) => id);
  const english = namesIn(messages.en, fileOf('en'));
  for (const language of LANGUAGES) {
    const file = fileOf(language);
    const own = mistakes.in(() => namesIn(messages[language], file)) ?? english;
    for (const id of new Set(own.map(([, id]) => id).filter((id) => !known.includes(id))))
      mistakes.add(
        lineOf(file, `of="${id}"`),
        `It marks the claim "${id}", which is not in claims.yaml.${didYouMean(id, known)}`,
        'name a claim of that file, or add it there.',
      );
    for (const [field, id] of without(english, own))
      mistakes.add(
        lineOf(file, `${field.split('.').at(-1) ?? field}:`),
        `Its "${field}" has no mark where the English text marks the claim "${id}".`,
        `mark the same words: <Claim of="${id}">…</Claim>.`,
      );
    for (const [field, id] of without(own, english))
      mistakes.add(
        lineOf(file, `of="${id}"`),
        `Its "${field}" marks the claim "${id}", and the English text does not.`,
        'mark the same words in each language, or remove the mark.',
      );
  }
  mistakes.report();
}

type Name = readonly [field: string, id: string];

const namesIn = (messages: unknown, file: string): Name[] =>
  marksInMessages(messages, '', file).map(({ field, id }) => [field, id]);

/** Those of the first list that are not in the second. */
const without = (some: readonly Name[], others: readonly Name[]) =>
  some.filter((one) => !others.some((other) => other.join() === one.join()));
