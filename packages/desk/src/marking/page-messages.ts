import type { Language } from '@tutoring/domain/languages';

/** The messages of the marked page in each language, for a preview: each is loaded when it is needed. */
const MESSAGES = {
  ar: () => import('@tutoring/ui/marked-page/messages/ar').then(({ ar }) => ar),
  de: () => import('@tutoring/ui/marked-page/messages/de').then(({ de }) => de),
  en: () => import('@tutoring/ui/marked-page/messages/en').then(({ en }) => en),
  es: () => import('@tutoring/ui/marked-page/messages/es').then(({ es }) => es),
  fr: () => import('@tutoring/ui/marked-page/messages/fr').then(({ fr }) => fr),
  it: () => import('@tutoring/ui/marked-page/messages/it').then(({ it }) => it),
  ja: () => import('@tutoring/ui/marked-page/messages/ja').then(({ ja }) => ja),
  ko: () => import('@tutoring/ui/marked-page/messages/ko').then(({ ko }) => ko),
  nl: () => import('@tutoring/ui/marked-page/messages/nl').then(({ nl }) => nl),
  'zh-Hans': () => import('@tutoring/ui/marked-page/messages/zh-Hans').then(({ zhHans }) => zhHans),
  'zh-Hant': () => import('@tutoring/ui/marked-page/messages/zh-Hant').then(({ zhHant }) => zhHant),
} as const satisfies Record<Language, unknown>;

/** The messages of the marked page in a language; in English for a language that the site does not speak, as the edge does. */
export const pageMessages = (language: string) => (MESSAGES[language as Language] ?? MESSAGES.en)();
