import type { ChatSources, IntentModel } from '@tutoring/domain/chat';
import type { Language } from '@tutoring/domain/languages';
import type { SiteData } from '../../content/data';
import type { Site } from '../../pages/pages';
import { readChatIntents } from '../../content/chat-intents';
import { searchEntries } from '../search/search-index';
import { answerIntents } from './answers';
import { intentModel } from './intents';
import { chatFacts, passagesOfAll } from './passages';

/**
 * The chat's sources, from a site without a build.
 * @param folder The data folder.
 */
export function sourcesOf(site: Site, data: SiteData, folder: string): ChatSources {
  const [entries, passages, facts] = [searchEntries(site, data), passagesOfAll(site, data), chatFacts(data)];
  const { intents } = answerIntents(readChatIntents(folder, data.brand.slug), site, data, passages);
  const models = new Map<Language, Promise<IntentModel>>();
  return {
    index: () => Promise.resolve(entries),
    facts: () => Promise.resolve(facts),
    intents(language) {
      const model = models.get(language) ?? intentModel(intents, language, site, facts.places);
      models.set(language, model);
      return model;
    },
    passages(path) {
      const own = passages.get(path);
      return own ? Promise.resolve(own) : Promise.reject(new Error(`${path} has no passages.`));
    },
  };
}
