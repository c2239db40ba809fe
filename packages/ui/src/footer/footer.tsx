'use client';
import { forwardRef, type HTMLAttributes } from 'react';
import { en } from '#footer/messages/en';
import type { NavigationLink } from '../header/header';
import * as layout from '../layout/layout.css';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import type { Translation } from '../lib/translation';
import { Link } from '../link/link';
import { useMessages } from '../provider/provider';
import * as styles from './footer.css';

/** A link whose label may be written in another language. */
export interface LocationLink extends NavigationLink {
  /** BCP 47 tag of the label. @default the page's own */
  lang?: string;
}

export interface FooterProps extends HTMLAttributes<HTMLElement> {
  /** The business's name. */
  brand: string;
  /** `mailto:` and `tel:` links and the like, with what they show. */
  contact: readonly NavigationLink[];
  links: readonly NavigationLink[];
  /** The collapsible list of regional pages. */
  locations: readonly LocationLink[];
  /** The year of the copyright line, four digits. */
  year: string;
  /** This component's words. @default the page's language */
  messages?: Partial<Translation<typeof en>>;
}

/** The end of every page: contact, pages, locations, and what we are not affiliated with. */
export const Footer = forwardRef<HTMLElement, FooterProps>(function Footer(
  { brand, contact, links, locations, year, messages, className, ...rest },
  ref,
) {
  const words = useMessages('footer', en, messages);
  return (
    <footer ref={ref} className={cx(styles.root, className)} {...rest}>
      <div className={layout.container}>
        <div className={styles.columns}>
          <LinkColumn heading={words.contact} links={contact} />
          <LinkColumn heading={words.pages} links={links} />
          <details>
            <summary className={styles.summary}>{words.locations}</summary>
            <LinkList links={locations} />
          </details>
        </div>
        <div className={styles.legal}>
          <p>{fill(words.nonAffiliation, { brand })}</p>
          <p>{fill(words.copyright, { brand, year })}</p>
        </div>
      </div>
    </footer>
  );
});

function LinkColumn({ heading, links }: { heading: string; links: readonly NavigationLink[] }) {
  return (
    <div>
      <h2 className={styles.heading}>{heading}</h2>
      <LinkList links={links} />
    </div>
  );
}

function LinkList({ links }: { links: readonly LocationLink[] }) {
  return (
    <ul>
      {links.map(({ label, href, lang, hrefLang }) => (
        <li key={href}>
          <Link href={href} className={styles.link} lang={lang} hrefLang={hrefLang}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
