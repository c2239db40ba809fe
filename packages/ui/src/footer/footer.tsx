'use client';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { en } from '#footer/messages/en';
import * as layout from '../layout/layout.css';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import type { Translation } from '../lib/translation';
import { WithEnglishMark } from '../lib/english-mark';
import { Link } from '../link/link';
import type { NavigationGroup, NavigationLink } from '../navigation-menu/navigation-menu';
import { useMessages } from '../provider/provider';
import * as styles from './footer.css';

/** A link whose label may be written in another language. */
export interface LocationLink extends NavigationLink {
  /** BCP 47 tag of the label. @default the page's own */
  lang?: string;
}

/** The places of one part of the world. */
export interface LocationGroup {
  /** The part of the world. */
  label: string;
  /** Its places. */
  items: readonly LocationLink[];
}

export interface FooterProps extends HTMLAttributes<HTMLElement> {
  /** The business's name. */
  brand: string;
  /** One sentence about the business, such as where it teaches. @default none */
  claim?: string;
  /** Links to write or call (`mailto:`, `tel:`), with their labels. */
  contact: readonly NavigationLink[];
  /** Links to other sites, which open in new tabs. @default none */
  outside?: readonly NavigationLink[];
  /** Columns of links to the site's pages. */
  groups: readonly NavigationGroup[];
  /**
   * The site's first page in each other language. Each label is the language's own name, with its `lang`: people look for
   * the word that they can read. Pages that have a language switcher need none.
   * @default none
   */
  languages?: readonly LocationLink[];
  /** The collapsible list of regional pages, by part of the world. */
  locations: readonly LocationGroup[];
  /** Small print: privacy, terms, accessibility. @default none */
  legal?: readonly NavigationLink[];
  /**
   * Shows the button that opens the cookie preferences. A script without React finds it by `data-cookie-preferences`. If the
   * script cannot open them, it writes the button's `data-failed` into the live region `[data-cookie-status]`.
   * @default whether there is an `onCookiePreferences`
   */
  cookiePreferences?: boolean | undefined;
  /** Called to open the cookie preferences. */
  onCookiePreferences?: (() => void) | undefined;
  /** The year of the copyright line, four digits. */
  year: string;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>>;
}

/** The end of every page: contact, pages, locations and disclaimers. */
export const Footer = forwardRef<HTMLElement, FooterProps>(function Footer(
  {
    brand,
    claim,
    contact,
    outside = [],
    groups,
    languages = [],
    locations,
    legal = [],
    onCookiePreferences,
    cookiePreferences = Boolean(onCookiePreferences),
    year,
    messages: overrides,
    className,
    ...rest
  },
  ref,
) {
  const messages = useMessages('footer', en, overrides);
  return (
    <footer ref={ref} className={cx(styles.root, className)} {...rest}>
      <div className={layout.container}>
        <div className={styles.columns}>
          <div>
            <p className={styles.brand}>{brand}</p>
            {claim && <p className={styles.claim}>{claim}</p>}
            {contact.length > 0 && (
              <>
                <h2 className={styles.contact}>{messages.contact}</h2>
                <LinkList links={contact} />
              </>
            )}
            {outside.length > 0 && (
              <Group label={messages.outside}>
                <LinkList links={outside} newTab={messages.opensInNewTab} />
              </Group>
            )}
          </div>
          {groups.map(({ label, items }) => (
            <Group key={label} label={label}>
              <LinkList links={items} />
            </Group>
          ))}
        </div>
        {languages.length > 0 && (
          <div className={styles.languages}>
            <LinkList links={languages} />
          </div>
        )}
        {locations.length > 0 && (
          <details className={styles.locations}>
            <summary className={styles.summary}>{messages.locations}</summary>
            <div className={styles.places}>
              {locations.map(({ label, items }) => (
                <div key={label}>
                  <h2>{label}</h2>
                  <LinkList links={items} />
                </div>
              ))}
            </div>
          </details>
        )}
        <ul className={styles.legal}>
          {legal.map(({ label, href, hrefLang }) => (
            <li key={href}>
              <Link href={href} hrefLang={hrefLang}>
                <WithEnglishMark hrefLang={hrefLang}>{label}</WithEnglishMark>
              </Link>
            </li>
          ))}
          {cookiePreferences && (
            <li>
              <button
                type="button"
                className={styles.button}
                data-cookie-preferences=""
                data-failed={messages.cookiesFailed}
                onClick={onCookiePreferences}
              >
                {messages.cookies}
              </button>
            </li>
          )}
        </ul>
        {cookiePreferences && <p role="status" data-cookie-status="" />}
        <div className={styles.print}>
          <p>{fill(messages.nonAffiliation, { brand })}</p>
          <p>{fill(messages.copyright, { brand, year })}</p>
        </div>
      </div>
    </footer>
  );
});

/**
 * Links under a heading. On phones they are collapsed, and the summary replaces the heading. On wide screens CSS shows the content
 * of the closed element, so that its summary is no tab stop.
 */
function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={styles.heading}>{label}</h2>
      <details className={styles.group}>
        <summary className={styles.summary}>{label}</summary>
        {children}
      </details>
    </div>
  );
}

/** `newTab`: the links open in new tabs. */
function LinkList({ links, newTab }: { links: readonly LocationLink[]; newTab?: string }) {
  return (
    <ul>
      {links.map(({ label, href, lang, hrefLang }) => (
        <li key={href}>
          <Link
            href={href}
            hrefLang={hrefLang}
            lang={lang}
            {...(newTab && { target: '_blank', rel: 'noopener', title: newTab })}
          >
            <WithEnglishMark hrefLang={hrefLang}>{label}</WithEnglishMark>
          </Link>
        </li>
      ))}
    </ul>
  );
}
