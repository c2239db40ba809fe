import { learnIntents, type IntentModel, type Passage } from '@tutoring/domain/chat';
import type { Language } from '@tutoring/domain/languages';
import type { Site } from '../pages/pages';
import type { ChatIntent } from '../read/chat-intents';
import { ContentProblem } from '../read/problem';

/** How many sentences are kept of an intent in a language: the second stands in where the first cannot be had. */
const ANSWERS = 2;
/** Characters by which a sentence is known, where no other on its page begins alike. */
const BEGINNING = 6;

/** What was learnt of each language, and from what: it takes half a second each, and what is written on a page rarely changes it. */
const learnt = new Map<Language, { from: string; model: Promise<IntentModel> }>();

function learn(intents: Parameters<typeof learnIntents>[0], language: Language): Promise<IntentModel> {
  const from = JSON.stringify(intents);
  const known = learnt.get(language);
  if (known?.from === from) return known.model;
  const model = learnIntents(intents, language);
  learnt.set(language, { from, model });
  return model;
}

/**
 * The intents of a language, with sentences in it first, then in English.
 * @throws {ContentProblem} where the sentence of an answer stands on its page no more, or more than once.
 */
export async function intentModel(
  intents: readonly ChatIntent[],
  language: Language,
  { contexts }: Site,
  passages: ReadonlyMap<string, readonly Passage[]>,
): Promise<IntentModel> {
  const languageOfPage = new Map(contexts.map((page) => [page.path, page.language]));
  const order = (path: string) => [language, 'en'].indexOf(languageOfPage.get(path) ?? '') >>> 0;
  return learn(
    intents.map((intent) => ({
      questions: intent.asked[language] ?? [],
      outcome:
        'answers' in intent
          ? {
              answers: intent.answers
                .map(([path, piece]): [string, string] => [path, beginningOf(piece, passages.get(path), path, intent)])
                .sort(([a], [b]) => order(a) - order(b))
                .slice(0, ANSWERS),
            }
          : 'policy' in intent
            ? { policy: intent.policy }
            : { outside: true },
    })),
    language,
  );
}

/** Spaces that no line breaks at are the build's, not the writer's. */
const plain = (text: string) => text.replace(/\s+/g, ' ');

/** How the sentence with a piece of text begins, as no other of the page does. */
function beginningOf(piece: string, passages: readonly Passage[] = [], path: string, { id, file }: ChatIntent): string {
  const sentences = [...new Set(passages.flatMap((passage) => passage.sentences))];
  const having = sentences.filter((sentence) => plain(sentence).includes(plain(piece)));
  const [sentence] = having;
  if (having.length !== 1 || !sentence)
    throw new ContentProblem(
      `data/${file}`,
      `The intent "${id}" is answered by "${piece}", which stands in ${having.length} sentences of ${path}.`,
      'name a piece of one sentence of the page, as the page has it.',
    );
  for (let length = BEGINNING; length < sentence.length; length++) {
    const beginning = sentence.slice(0, length);
    if (sentences.filter((other) => other.startsWith(beginning)).length === 1) return beginning;
  }
  return sentence;
}
