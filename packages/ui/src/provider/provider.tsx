'use client';
import { createContext, useContext, useMemo, type AnchorHTMLAttributes, type ElementType, type ReactNode } from 'react';
import type { MessageCatalogue } from './catalogue';
import { warnOfMissing } from './warn-of-missing';

/** The attributes the library hands to the site's link component. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads: a path of the site, a place on the page, or another site's address. */
  href: string;
}

export interface ProviderProps {
  /** What gets the words, the language and the link. */
  children: ReactNode;
  /** Words in the page's language. @default English */
  messages?: MessageCatalogue;
  /** The page's language, BCP 47: how amounts are written, and which plural a number takes. @default "en" */
  lang?: string;
  /** Renders links to other pages of the site, so that the library needs to know no router. @default "a" */
  linkComponent?: ElementType<LinkProps>;
}

interface Context {
  messages: MessageCatalogue;
  lang: string;
  linkComponent: ElementType<LinkProps>;
}

const UiContext = createContext<Context>({ messages: {}, lang: 'en', linkComponent: 'a' });

/** Gives all components below it the page's words, its language and the site's link. */
export function Provider({ children, messages = {}, lang = 'en', linkComponent = 'a' }: ProviderProps) {
  const value = useMemo(() => ({ messages, lang, linkComponent }), [messages, lang, linkComponent]);
  return <UiContext.Provider value={value}>{children}</UiContext.Provider>;
}

/** The page's language, BCP 47. */
export function useLang(): string {
  return useContext(UiContext).lang;
}

/** The site's link component. */
export function useLinkComponent(): ElementType<LinkProps> {
  return useContext(UiContext).linkComponent;
}

/**
 * A component's words: its English, then the page's language, then what the caller passed. The same object as long as
 * these are the same. In development a warning says which of them the page's language lacks.
 * @param name The component's folder name.
 */
export function useMessages<Messages extends Readonly<Record<string, string>>>(
  name: keyof MessageCatalogue,
  english: Messages,
  own?: Partial<Messages>,
): Messages {
  const { messages, lang } = useContext(UiContext);
  const theirs: Partial<Record<string, string>> | undefined = messages[name];
  return useMemo(() => {
    if (process.env.NODE_ENV !== 'production') warnOfMissing(name, lang, english, { ...theirs, ...own });
    return { ...english, ...theirs, ...own };
  }, [name, lang, english, theirs, own]);
}
