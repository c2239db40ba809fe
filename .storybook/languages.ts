import type { MessageCatalogue } from '../packages/ui/src/provider/index.ts';
import { pseudo, PSEUDO } from './pseudo-language.ts';

/** The languages of the stories. */
export const LANGUAGES = {
  en: 'English',
  'zh-Hant': '繁體中文',
  'zh-Hans': '简体中文',
  ja: '日本語',
  ko: '한국어',
  ar: 'العربية',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  nl: 'Nederlands',
  [PSEUDO]: 'Pseudo: longer English',
};

/** A language's messages, by component. */
const files = import.meta.glob<Record<string, Record<string, string>>>('../packages/ui/src/**/messages/*.ts', {
  eager: true,
});

/** The messages that a site in this language passes to `Provider`. */
export function catalogue(language: string): MessageCatalogue {
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, module]) => {
      const [, component, file] = /\/([\w-]+)\/messages\/([\w-]+)\.ts$/.exec(path) ?? [];
      const words = Object.values(module)[0];
      if (!component || !words || file !== (language === PSEUDO ? 'en' : language)) return [];
      if (language !== PSEUDO) return [[component, words]];
      return [[component, Object.fromEntries(Object.entries(words).map(([name, text]) => [name, pseudo(text)]))]];
    }),
  );
}

/** The chosen direction. `auto` means the direction of the language. */
export const dirOf = (language: string, direction: string) =>
  direction === 'auto' ? (language === 'ar' ? 'rtl' : 'ltr') : direction;
