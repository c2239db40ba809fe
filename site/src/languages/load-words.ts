import type { Language } from '@tutoring/domain/languages';

type Loaders<Words> = Record<Language, () => Promise<Words>>;

/**
 * The words of components that come later than the page, or not at all: one chunk a component and language, named here
 * because a bundler must see each import.
 */
export const loadWords = {
  cookieConsent: {
    en: () => import('@tutoring/ui/cookie-consent/messages/en').then((module) => module.en),
    'zh-Hant': () => import('@tutoring/ui/cookie-consent/messages/zh-Hant').then((module) => module.zhHant),
    'zh-Hans': () => import('@tutoring/ui/cookie-consent/messages/zh-Hans').then((module) => module.zhHans),
    ja: () => import('@tutoring/ui/cookie-consent/messages/ja').then((module) => module.ja),
    ko: () => import('@tutoring/ui/cookie-consent/messages/ko').then((module) => module.ko),
    ar: () => import('@tutoring/ui/cookie-consent/messages/ar').then((module) => module.ar),
    es: () => import('@tutoring/ui/cookie-consent/messages/es').then((module) => module.es),
    fr: () => import('@tutoring/ui/cookie-consent/messages/fr').then((module) => module.fr),
    de: () => import('@tutoring/ui/cookie-consent/messages/de').then((module) => module.de),
    it: () => import('@tutoring/ui/cookie-consent/messages/it').then((module) => module.it),
    nl: () => import('@tutoring/ui/cookie-consent/messages/nl').then((module) => module.nl),
  },
  footer: {
    en: () => import('@tutoring/ui/footer/messages/en').then((module) => module.en),
    'zh-Hant': () => import('@tutoring/ui/footer/messages/zh-Hant').then((module) => module.zhHant),
    'zh-Hans': () => import('@tutoring/ui/footer/messages/zh-Hans').then((module) => module.zhHans),
    ja: () => import('@tutoring/ui/footer/messages/ja').then((module) => module.ja),
    ko: () => import('@tutoring/ui/footer/messages/ko').then((module) => module.ko),
    ar: () => import('@tutoring/ui/footer/messages/ar').then((module) => module.ar),
    es: () => import('@tutoring/ui/footer/messages/es').then((module) => module.es),
    fr: () => import('@tutoring/ui/footer/messages/fr').then((module) => module.fr),
    de: () => import('@tutoring/ui/footer/messages/de').then((module) => module.de),
    it: () => import('@tutoring/ui/footer/messages/it').then((module) => module.it),
    nl: () => import('@tutoring/ui/footer/messages/nl').then((module) => module.nl),
  },
  leadForm: {
    en: () => import('@tutoring/ui/lead-form/messages/en').then((module) => module.en),
    'zh-Hant': () => import('@tutoring/ui/lead-form/messages/zh-Hant').then((module) => module.zhHant),
    'zh-Hans': () => import('@tutoring/ui/lead-form/messages/zh-Hans').then((module) => module.zhHans),
    ja: () => import('@tutoring/ui/lead-form/messages/ja').then((module) => module.ja),
    ko: () => import('@tutoring/ui/lead-form/messages/ko').then((module) => module.ko),
    ar: () => import('@tutoring/ui/lead-form/messages/ar').then((module) => module.ar),
    es: () => import('@tutoring/ui/lead-form/messages/es').then((module) => module.es),
    fr: () => import('@tutoring/ui/lead-form/messages/fr').then((module) => module.fr),
    de: () => import('@tutoring/ui/lead-form/messages/de').then((module) => module.de),
    it: () => import('@tutoring/ui/lead-form/messages/it').then((module) => module.it),
    nl: () => import('@tutoring/ui/lead-form/messages/nl').then((module) => module.nl),
  },
  reference: {
    en: () => import('@tutoring/ui/reference-card/messages/en').then((module) => module.en),
    'zh-Hant': () => import('@tutoring/ui/reference-card/messages/zh-Hant').then((module) => module.zhHant),
    'zh-Hans': () => import('@tutoring/ui/reference-card/messages/zh-Hans').then((module) => module.zhHans),
    ja: () => import('@tutoring/ui/reference-card/messages/ja').then((module) => module.ja),
    ko: () => import('@tutoring/ui/reference-card/messages/ko').then((module) => module.ko),
    ar: () => import('@tutoring/ui/reference-card/messages/ar').then((module) => module.ar),
    es: () => import('@tutoring/ui/reference-card/messages/es').then((module) => module.es),
    fr: () => import('@tutoring/ui/reference-card/messages/fr').then((module) => module.fr),
    de: () => import('@tutoring/ui/reference-card/messages/de').then((module) => module.de),
    it: () => import('@tutoring/ui/reference-card/messages/it').then((module) => module.it),
    nl: () => import('@tutoring/ui/reference-card/messages/nl').then((module) => module.nl),
  },
  schoolList: {
    en: () => import('@tutoring/ui/school-list/messages/en').then((module) => module.en),
    'zh-Hant': () => import('@tutoring/ui/school-list/messages/zh-Hant').then((module) => module.zhHant),
    'zh-Hans': () => import('@tutoring/ui/school-list/messages/zh-Hans').then((module) => module.zhHans),
    ja: () => import('@tutoring/ui/school-list/messages/ja').then((module) => module.ja),
    ko: () => import('@tutoring/ui/school-list/messages/ko').then((module) => module.ko),
    ar: () => import('@tutoring/ui/school-list/messages/ar').then((module) => module.ar),
    es: () => import('@tutoring/ui/school-list/messages/es').then((module) => module.es),
    fr: () => import('@tutoring/ui/school-list/messages/fr').then((module) => module.fr),
    de: () => import('@tutoring/ui/school-list/messages/de').then((module) => module.de),
    it: () => import('@tutoring/ui/school-list/messages/it').then((module) => module.it),
    nl: () => import('@tutoring/ui/school-list/messages/nl').then((module) => module.nl),
  },
  serviceFinder: {
    en: () => import('@tutoring/ui/service-finder/messages/en').then((module) => module.en),
    'zh-Hant': () => import('@tutoring/ui/service-finder/messages/zh-Hant').then((module) => module.zhHant),
    'zh-Hans': () => import('@tutoring/ui/service-finder/messages/zh-Hans').then((module) => module.zhHans),
    ja: () => import('@tutoring/ui/service-finder/messages/ja').then((module) => module.ja),
    ko: () => import('@tutoring/ui/service-finder/messages/ko').then((module) => module.ko),
    ar: () => import('@tutoring/ui/service-finder/messages/ar').then((module) => module.ar),
    es: () => import('@tutoring/ui/service-finder/messages/es').then((module) => module.es),
    fr: () => import('@tutoring/ui/service-finder/messages/fr').then((module) => module.fr),
    de: () => import('@tutoring/ui/service-finder/messages/de').then((module) => module.de),
    it: () => import('@tutoring/ui/service-finder/messages/it').then((module) => module.it),
    nl: () => import('@tutoring/ui/service-finder/messages/nl').then((module) => module.nl),
  },
};

/** Words that exist in English only, for pages that are written in English only. */
export function inEnglish<Words>(load: () => Promise<Words>): Loaders<Words> {
  return {
    en: load,
    'zh-Hant': load,
    'zh-Hans': load,
    ja: load,
    ko: load,
    ar: load,
    es: load,
    fr: load,
    de: load,
    it: load,
    nl: load,
  };
}
