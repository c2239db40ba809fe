import { learnIntents, type IntentModel } from '@tutoring/domain/chat';
import type { Language } from '@tutoring/domain/languages';
import type { Site } from '../../pages/pages';
import type { AnsweredIntent } from './answers';

/** How many sentences are kept of an intent in a language: the second answers where the first cannot be loaded. */
const ANSWERS = 2;

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

/** The intents of a language, with sentences in it first, then in English. */
export async function intentModel(
  intents: readonly AnsweredIntent[],
  language: Language,
  { contexts }: Pick<Site, 'contexts'>,
): Promise<IntentModel> {
  const languageOfPage = new Map(contexts.map((page) => [page.path, page.language]));
  const order = (path: string) => [language, 'en'].indexOf(languageOfPage.get(path) ?? '') >>> 0;
  return learn(
    intents.map((intent) => ({
      questions: intent.asked[language] ?? [],
      outcome:
        'answers' in intent
          ? { answers: [...intent.sentences].sort(([a], [b]) => order(a) - order(b)).slice(0, ANSWERS) }
          : 'policy' in intent
            ? { policy: intent.policy }
            : { outside: true },
    })),
    language,
  );
}
