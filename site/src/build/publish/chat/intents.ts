import { learnIntents, type IntentModel, type Places } from '@tutoring/domain/chat';
import type { Language } from '@tutoring/domain/languages';
import type { Site } from '../../pages/pages';
import type { AnsweredIntent } from './answers';

/** Cached models with their input: training takes half a second each, and edits to pages rarely change the input. */
const models = new Map<Language, { from: string; model: Promise<IntentModel> }>();

function learn(intents: Parameters<typeof learnIntents>[0], language: Language, places: Places): Promise<IntentModel> {
  const from = JSON.stringify(intents);
  const cached = models.get(language);
  if (cached?.from === from) return cached.model;
  const model = learnIntents(intents, language, places);
  models.set(language, { from, model });
  return model;
}

/** The intent model of a language, with the answers in that language and in English. */
export async function intentModel(
  intents: readonly AnsweredIntent[],
  language: Language,
  { contexts }: Pick<Site, 'contexts'>,
  places: Places,
): Promise<IntentModel> {
  const languageOfPage = new Map(contexts.map((page) => [page.path, page.language]));
  const isRead = (path: string) => [language, 'en'].includes(languageOfPage.get(path) ?? '');
  return learn(
    intents.map((intent) => ({
      asked: intent.asked,
      outcome:
        'answers' in intent
          ? { answers: intent.sentences.filter(([path]) => isRead(path)) }
          : 'policy' in intent
            ? { policy: intent.policy }
            : { outside: true as const },
    })),
    language,
    places,
  );
}
