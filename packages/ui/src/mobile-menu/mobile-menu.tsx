'use client';
import { forwardRef, useEffect, useRef, type ReactNode } from 'react';
import { en } from '#mobile-menu/messages/en';
import { BookingLink } from '../booking-link/booking-link';
import {
  Dialog,
  DialogClose,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
  type DialogProps,
  type DialogTriggerProps,
} from '../dialog/dialog';
import { Icon } from '../icon/icon';
import { cx } from '../lib/cx';
import type { Translation } from '../lib/translation';
import { useMergedRef } from '../lib/use-merged-ref';
import { Link } from '../link/link';
import { en as navigationEn } from '#navigation-menu/messages/en';
import type { NavigationItem, NavigationLink } from '../navigation-menu/navigation-menu';
import { WithEnglishMark } from '../lib/english-mark';
import { useMessages } from '../provider/provider';
import { navigationMedia, type navigationLine } from '../styles/tokens';
import { closeOutOfPlace } from './enhance';
import * as styles from './mobile-menu.css';

export interface MobileMenuProps extends Omit<DialogProps, 'children'> {
  /** Links, and groups of links that expand in place. */
  items: readonly NavigationItem[];
  /** The path of the current page: marks its link, and closes the menu when it changes. */
  current?: string | undefined;
  /** The width from which it closes, because wider pages show the navigation. @default "wide" */
  closesFrom?: keyof typeof navigationLine | undefined;
  /** The address of the booking calendar. Its link stays visible at the bottom. */
  bookingUrl: string;
  /** Links to write or call (`mailto:`, `tel:`). @default none */
  contact?: readonly NavigationLink[] | undefined;
  /** The search box. @default none */
  search?: ReactNode;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/** The navigation of narrow screens: a panel that slides in from the inline start. */
export const MobileMenu = forwardRef<HTMLDialogElement, MobileMenuProps>(function MobileMenu(
  {
    items,
    current,
    closesFrom = 'wide',
    bookingUrl,
    contact = [],
    search,
    messages: overrides,
    className,
    id,
    ...rest
  },
  ref,
) {
  const messages = useMessages('mobile-menu', en, overrides);
  const { label, featured } = useMessages('navigation-menu', navigationEn);
  const own = useRef<HTMLDialogElement>(null);
  const merged = useMergedRef(own, ref);

  const shownOn = useRef(current);
  useEffect(() => {
    if (shownOn.current !== current) own.current?.close();
    shownOn.current = current;
  }, [current]);
  useEffect(() => (own.current ? closeOutOfPlace(own.current) : undefined), [closesFrom]);

  const linkTo = (link: NavigationLink) => <MenuLink {...link} sign={featured} isCurrent={link.href === current} />;
  return (
    <Dialog
      data-enhance="mobile-menu"
      {...rest}
      ref={merged}
      id={id}
      className={cx(styles.root, className)}
      data-closes-from={navigationMedia(closesFrom)}
    >
      <DialogHeader>
        <DialogTitle>{messages.title}</DialogTitle>
        <DialogClose messages={{ close: messages.close }} />
      </DialogHeader>
      {search}
      <nav aria-label={label} className={styles.nav}>
        <ul>
          {items.map((item) => (
            <li key={item.label} className={styles.item}>
              {'items' in item ? (
                <details name={id}>
                  <summary className={styles.summary}>{item.label}</summary>
                  <ul className={styles.links}>
                    {item.items.map((link) => (
                      <li key={link.href}>{linkTo(link)}</li>
                    ))}
                  </ul>
                </details>
              ) : (
                linkTo(item)
              )}
            </li>
          ))}
          {contact.map((link) => (
            <li key={link.href} className={styles.item}>
              {linkTo(link)}
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.end}>
        <BookingLink href={bookingUrl} />
      </div>
    </Dialog>
  );
});

/** Addresses that lead to another site or start a program. */
const OUTSIDE = /^(https?|mailto|tel):/;

interface MenuLinkProps extends NavigationLink {
  /** The text alternative of the sparkle. */
  sign: string;
  isCurrent: boolean;
}

function MenuLink({ label, href, hrefLang, featured, sign, isCurrent }: MenuLinkProps) {
  const outside = OUTSIDE.test(href) ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <Link href={href} hrefLang={hrefLang} aria-current={isCurrent ? 'page' : undefined} {...outside}>
      <WithEnglishMark hrefLang={hrefLang}>
        {label}
        {featured && ' '}
        {featured && <Icon name="sparkle" label={sign} />}
      </WithEnglishMark>
    </Link>
  );
}

export interface MobileMenuTriggerProps extends Omit<DialogTriggerProps, 'children' | 'variant'> {
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/** A button that opens the `MobileMenu` with the id `for`. Hide it on wide screens, as `Header` does. */
export const MobileMenuTrigger = forwardRef<HTMLButtonElement, MobileMenuTriggerProps>(function MobileMenuTrigger(
  { messages: overrides, className, ...rest },
  ref,
) {
  const messages = useMessages('mobile-menu', en, overrides);
  return (
    <DialogTrigger
      ref={ref}
      variant="secondary"
      aria-label={messages.open}
      className={cx(styles.trigger, className)}
      {...rest}
    >
      <Icon name="menu" />
      <span aria-hidden="true" className={styles.triggerLabel}>
        {messages.title}
      </span>
    </DialogTrigger>
  );
});
