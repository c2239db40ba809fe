'use client';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { en } from '#header/messages/en';
import { ButtonLink } from '../button/button';
import * as layout from '../layout/layout.css';
import { VisuallyHidden } from '../layout/layout';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import type { Translation } from '../lib/translation';
import { Link } from '../link/link';
import { useMessages } from '../provider/provider';
import * as styles from './header.css';

export interface NavigationLink {
  label: string;
  href: string;
  /** BCP 47 tag of the page behind the link, if it is not in this page's language. */
  hrefLang?: string;
}

export interface HeaderProps extends HTMLAttributes<HTMLElement> {
  /** The business's name, which links to `home`. */
  brand: string;
  /** The home page. @default "/" */
  home?: string;
  /** The links of the landmark "Main". */
  links: readonly NavigationLink[];
  /** The path of the present page, to mark its link. */
  current?: string;
  /** The booking calendar; opens in a new tab. */
  bookingUrl: string;
  /** The id of the main content, where the skip link leads. @default "content" */
  contentId?: string;
  /** Beside the navigation: a language switcher, a search box. */
  children?: ReactNode;
  /** This component's words. @default the page's language */
  messages?: Partial<Translation<typeof en>>;
}

/** The top of every page: skip link, name, navigation, and the one next step. */
export const Header = forwardRef<HTMLElement, HeaderProps>(function Header(
  { brand, home = '/', links, current, bookingUrl, contentId = 'content', messages, className, children, ...rest },
  ref,
) {
  const words = useMessages('header', en, messages);
  return (
    <header ref={ref} className={cx(styles.root, className)} {...rest}>
      <a href={`#${contentId}`} className={styles.skip}>
        {words.skip}
      </a>
      <div className={cx(layout.container, styles.bar)}>
        <Link href={home} className={styles.brand} aria-label={fill(words.home, { brand })}>
          {brand}
        </Link>
        <nav aria-label={words.nav} className={styles.nav}>
          <ul className={styles.list}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} className={styles.link} aria-current={href === current ? 'page' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {children}
        <BookingLink href={bookingUrl} messages={messages} />
      </div>
    </header>
  );
});

export interface BookingLinkProps {
  /** The booking calendar. */
  href: string;
  /** @default "primary" */
  kind?: 'primary' | 'secondary';
  /** This component's words. @default the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/** "Book a Free Consultation": everywhere the same, in a new tab. */
export function BookingLink({ href, kind = 'primary', messages }: BookingLinkProps) {
  const words = useMessages('header', en, messages);
  return (
    <ButtonLink href={href} kind={kind} target="_blank" rel="noopener">
      {words.book}
      <VisuallyHidden>{words.opensInNewTab}</VisuallyHidden>
    </ButtonLink>
  );
}
