import type { HeaderProps } from '@tutoring/ui/header';
import type { MessageCatalogue } from '@tutoring/ui/provider';
import type { ShellData } from '../shell/shell-data';
import type { Words } from './en';

/** The components that stand on every page: their words come with the language. */
type ShellComponent =
  | 'booking-link'
  | 'breadcrumbs'
  | 'dialog'
  | 'header'
  | 'language-switcher'
  | 'mobile-menu'
  | 'navigation-menu'
  | 'promo-banner';

/** Everything a page of one language says outside its content. */
export interface LanguagePack {
  /** The site's own words. */
  words: Words;
  /** The width from which the language's words fit into the header's one line. */
  navigationFrom: NonNullable<HeaderProps['navigationFrom']>;
  /** Navigation, names and prices from data/*.yaml, in this language. */
  shell: ShellData;
  /** The words of the library's components, by component. */
  messages: MessageCatalogue & Record<ShellComponent, Readonly<Record<string, string>>>;
}
