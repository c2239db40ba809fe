import type { HeaderProps } from '@tutoring/ui/header';
import type { MessageCatalogue } from '@tutoring/ui/provider';
import type { LayoutData } from '../layout-data';
import type * as en from './en';

/** The site's own messages. */
export type SiteMessages = { readonly [Name in keyof typeof en.messages]: string };
/** Shown in place of an island whose rendering failed. */
export type ErrorMessages = { readonly [Name in keyof typeof en.errors]: string };
/** The width from which a language's menu fits into the header's one line. */
export type NavigationFrom = NonNullable<HeaderProps['navigationFrom']>;

/** All text of a page outside its content, in one language. */
export interface PageMessages {
  messages: SiteMessages;
  errors: ErrorMessages;
  navigationFrom: NavigationFrom;
  /** Navigation, names and prices from data/*.yaml. */
  layout: LayoutData;
  /** The messages of the library's components, by component. */
  componentMessages: MessageCatalogue;
}
