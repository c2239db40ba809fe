export { LanguageSwitcher } from './language-switcher';
export type { LanguageChoice, LanguageSwitcherProps } from './language-switcher';
