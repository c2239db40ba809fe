import type { HeaderProps } from '@tutoring/ui/header';
// Adds their messages to the catalogue: they are not published.
import type {} from '@tutoring/ui/internal/bot-check-test';
import type {} from '@tutoring/ui/internal/install-card';
import type { MessageCatalogue } from '@tutoring/ui/provider';
import type { LayoutData } from '../layout-data';
import type * as en from './en';

/** The site's own messages. */
export type SiteMessages = { readonly [Name in keyof typeof en.messages]: string };
/** Shown instead of an island that failed to render. */
export type ErrorMessages = { readonly [Name in keyof typeof en.errors]: string };
/** The width from which a language's menu fits on one line of the header. */
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
