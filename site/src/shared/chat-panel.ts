import { languageOf, LANGUAGES, type Language } from '@tutoring/domain/languages';

/** What a page is about, which selects the questions that its chat suggests. */
export const CHAT_TOPICS = ['service', 'learning', 'region', 'anything'] as const;
export type ChatTopic = (typeof CHAT_TOPICS)[number];

const TOPICS: Record<string, ChatTopic> = {
  services: 'service',
  subjects: 'service',
  learning: 'learning',
  blog: 'learning',
  tools: 'learning',
  regional: 'region',
  schools: 'region',
};

/** The topic of a page, by its address: region pages have two-letter names. */
export function chatTopicOf(path: string): ChatTopic {
  const [, first = ''] = path.split('/');
  return TOPICS[first] ?? (/^[a-z]{2}(?:-[a-z]+)?$/.test(first) ? 'region' : 'anything');
}

/** The name of a panel's file, which a press shows before React has loaded. The build adds a hash. */
export const chatPanel = (language: Language, topic: ChatTopic) => `chat.${language}.${topic}`;

/**
 * The name of a page's panel; none if the page's country changes texts, because hydration needs the same ones.
 * @param lang BCP 47.
 */
export function chatPanelOf(lang: string, path: string): string | undefined {
  const hasOwnTexts = lang === 'de-CH';
  return hasOwnTexts ? undefined : chatPanel(languageOf(lang), chatTopicOf(path));
}

/** All panels. */
export const CHAT_PANELS = LANGUAGES.flatMap((language) => CHAT_TOPICS.map((topic) => ({ language, topic })));
