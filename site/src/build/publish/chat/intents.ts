import { learnIntents, type IntentModel } from '@tutoring/domain/chat';
import type { Language } from '@tutoring/domain/languages';
import type { Site } from '../../pages/pages';
import type { AnsweredIntent } from './answers';

/** The number of sentences for an intent in a language. The second is used if the first one's page does not load. */
const MAX_ANSWERS = 2;

/** Cached models with their input: training takes half a second each, and edits to pages rarely change the input. */
const models = new Map<Language, { from: string; model: Promise<IntentModel> }>();

function learn(intents: Parameters<typeof learnIntents>[0], language: Language): Promise<IntentModel> {
  const from = JSON.stringify(intents);
  const cached = models.get(language);
  if (cached?.from === from) return cached.model;
  const model = learnIntents(intents, language);
  models.set(language, { from, model });
  return model;
}

/** The intent model of a language. Answers in the language come first, then in English. */
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
          ? { answers: [...intent.sentences].sort(([a], [b]) => order(a) - order(b)).slice(0, MAX_ANSWERS) }
          : 'policy' in intent
            ? { policy: intent.policy }
            : { outside: true },
    })),
    language,
  );
}
