'use client';
import { createContext, useContext, useMemo, type AnchorHTMLAttributes, type ElementType, type ReactNode } from 'react';
import type { MessageCatalogue } from './catalogue';
import { warnOfMissing } from './warn-of-missing';

/** The attributes that the library passes to the site's link component. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of the site, a place on the page, or the address of another site. */
  href: string;
}

export interface ProviderProps {
  /** The components that get the messages, the language and the link. */
  children: ReactNode;
  /** Messages in the page's language. @default English */
  messages?: MessageCatalogue;
  /** The page's language, BCP 47, for the format of amounts and for plurals. @default "en" */
  lang?: string;
  /** Renders links to other pages of the site, because the library knows no router. @default "a" */
  linkComponent?: ElementType<LinkProps>;
}

interface Context {
  messages: MessageCatalogue;
  lang: string;
  linkComponent: ElementType<LinkProps>;
}

const UiContext = createContext<Context>({ messages: {}, lang: 'en', linkComponent: 'a' });

/** Gives all components inside it the page's messages, its language and the site's link. */
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
 * A component's messages: the English ones, replaced by those of the page's language, then by the caller's. The object stays
 * the same as long as these do. In development a warning lists the messages without a translation.
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
