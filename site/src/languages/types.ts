import type { HeaderProps } from '@tutoring/ui/header';
import type { MessageCatalogue } from '@tutoring/ui/provider';
import type { ShellData } from '../contract/shell';
import type * as en from './en';

/** What the site itself says. */
export type Words = { readonly [Name in keyof typeof en.words]: string };
/** What stands in place of a part that has failed. */
export type Errors = { readonly [Name in keyof typeof en.errors]: string };
/** The width from which a language's words fit into the header's one line. */
export type NavigationFrom = NonNullable<HeaderProps['navigationFrom']>;

/** Everything a page of one language says outside its content. */
export interface LanguagePack {
  words: Words;
  errors: Errors;
  navigationFrom: NavigationFrom;
  /** Navigation, names and prices from data/*.yaml. */
  shell: ShellData;
  /** The words of the library's components, by component. */
  messages: MessageCatalogue;
}
