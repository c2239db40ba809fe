'use client';
import { forwardRef, useId, type HTMLAttributes, type ReactNode } from 'react';
import { en } from '#header/messages/en';
import { BookingLink } from '../booking-link/booking-link';
import * as layout from '../layout/layout.css';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import type { Translation } from '../lib/translation';
import { Link } from '../link/link';
import { MobileMenu, MobileMenuTrigger } from '../mobile-menu/mobile-menu';
import type { NavigationItem, NavigationLink } from '../navigation-menu/navigation-menu';
import { useMessages } from '../provider/provider';
import type { navigationLine } from '../styles/tokens';
import * as styles from './header.css';

export interface HeaderProps extends HTMLAttributes<HTMLElement> {
  /** The business's name, which links to `home`. */
  brand: string;
  /** A drawing of the name, such as an inline SVG as high as a line of text. @default the name as text */
  logo?: ReactNode;
  /** The address of the home page. @default "/" */
  home?: string;
  /** The navigation of wide screens: a `NavigationMenu` of the same items. It may be lazy. @default none */
  navigation?: ReactNode;
  /** The items of the mobile menu. */
  items: readonly NavigationItem[];
  /** The path of the current page, to mark its link. */
  current?: string;
  /**
   * The width from which the navigation is in the bar: `wide` is 1024 px, `wider` 1216 px, for languages with long words. Up
   * to that width a button opens the mobile menu. @default "wide"
   */
  navigationFrom?: keyof typeof navigationLine;
  /** The address of the booking calendar, which opens in a new tab. */
  bookingUrl: string;
  /** Links to write or call, at the end of the mobile menu. @default none */
  contact?: readonly NavigationLink[];
  /** The id of the main content, the target of the skip link. @default "content" */
  contentId?: string;
  /** The search box of the bar. @default none */
  search?: ReactNode;
  /** The search box of the mobile menu. @default none */
  mobileSearch?: ReactNode;
  /** A language switcher, beside the navigation. */
  children?: ReactNode;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>>;
}

/** The top of every page: skip link, name, navigation and booking link. It stays visible when the page scrolls. */
export const Header = forwardRef<HTMLElement, HeaderProps>(function Header(
  {
    brand,
    logo,
    home = '/',
    navigation,
    items,
    current,
    navigationFrom = 'wide',
    bookingUrl,
    contact,
    contentId = 'content',
    search,
    mobileSearch,
    messages: overrides,
    className,
    children,
    ...rest
  },
  ref,
) {
  const messages = useMessages('header', en, overrides);
  const menuId = useId();
  return (
    <header ref={ref} className={cx(styles.root, className)} {...rest}>
      <a href={`#${contentId}`} className={styles.skip}>
        {messages.skip}
      </a>
      <div className={cx(layout.container, styles.bar)}>
        <Link href={home} className={styles.brand} aria-label={fill(messages.home, { brand })}>
          {logo ?? brand}
        </Link>
        <div className={styles.nav[navigationFrom]}>{navigation}</div>
        {search}
        {children}
        <BookingLink short href={bookingUrl} className={styles.book} />
        <MobileMenuTrigger for={menuId} className={styles.menu[navigationFrom]} />
      </div>
      <MobileMenu
        id={menuId}
        items={items}
        current={current}
        closesFrom={navigationFrom}
        bookingUrl={bookingUrl}
        contact={contact}
        search={mobileSearch}
      />
    </header>
  );
});
