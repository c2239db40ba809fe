'use client';
import { Item, Link as NavigationLinkPart, List, Root } from '@radix-ui/react-navigation-menu';
import { forwardRef, useEffect, useId, useRef, type ComponentPropsWithoutRef, type KeyboardEvent } from 'react';
import { en } from '#navigation-menu/messages/en';
import { Icon } from '../icon/icon';
import { cx } from '../lib/cx';
import type { Translation } from '../lib/translation';
import { useMergedRef } from '../lib/use-merged-ref';
import { Link } from '../link/link';
import { useMessages } from '../provider/provider';
import * as styles from './navigation-menu.css';
import { useOpenMenu } from './use-open-menu';

export { NAVIGATION_CLOSE_DELAY_MS, NAVIGATION_OPEN_DELAY_MS } from './use-open-menu';

export interface NavigationLink {
  label: string;
  href: string;
  /** BCP 47 tag of the page behind the link, if it is not in this page's language. */
  hrefLang?: string | undefined;
  /** Marks what the business wants to be seen, with a sparkle. @default false */
  featured?: boolean | undefined;
}

export interface NavigationGroup {
  label: string;
  items: readonly NavigationLink[];
}

/** A direct link, or a trigger with a panel of links. */
export type NavigationItem = NavigationLink | NavigationGroup;

export interface NavigationMenuProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'defaultValue' | 'dir'> {
  items: readonly NavigationItem[];
  /** The path of the present page, to mark its link and its group. */
  current?: string | undefined;
  /** This component's words. @default the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * The navigation of wide screens: links, and buttons that disclose panels of links. The panels
 * are always in the document, so that search engines and visitors without scripts have them.
 *
 * Radix's own trigger and content are not used: docs/adr/0003.
 */
export const NavigationMenu = forwardRef<HTMLElement, NavigationMenuProps>(function NavigationMenu(
  { items, current, messages, className, ...rest },
  ref,
) {
  const words = useMessages('navigation-menu', en, messages);
  const root = useRef<HTMLElement>(null);
  const menu = useOpenMenu(root);
  const merged = useMergedRef(root, ref);
  return (
    <Root asChild>
      {/* The keys and the focus of the links and buttons in it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above */}
      <nav
        {...rest}
        // Radix would write `ltr` here and on its list; the page's own direction holds.
        dir={undefined}
        ref={merged}
        aria-label={words.label}
        className={cx(styles.root, className)}
        // In the capture phase: Radix's arrows know its own links only, and would pass the buttons by.
        onKeyDownCapture={(event) => {
          rest.onKeyDownCapture?.(event);
          if (!event.defaultPrevented) moveAlong(event);
        }}
        onBlur={(event) => {
          rest.onBlur?.(event);
          // The window losing focus is no reason to close.
          if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) menu.close();
        }}
      >
        <List className={styles.list} dir={undefined}>
          {items.map((item) =>
            'items' in item ? (
              <Group key={item.label} group={item} current={current} menu={menu} note={words.inEnglish} />
            ) : (
              <Item key={item.label} className={styles.item}>
                <NavigationLinkPart asChild active={item.href === current}>
                  <Link href={item.href} hrefLang={item.hrefLang} className={styles.top}>
                    {item.label}
                  </Link>
                </NavigationLinkPart>
              </Item>
            ),
          )}
        </List>
      </nav>
    </Root>
  );
});

interface GroupProps {
  group: NavigationGroup;
  current: string | undefined;
  menu: ReturnType<typeof useOpenMenu>;
  /** Says that the links lead to another language. */
  note: string;
}

function Group({ group: { label, items }, current, menu, note }: GroupProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const focusFirst = useRef(false);
  const open = menu.open === label;

  // After the panel is shown, and not before: what is hidden takes no focus.
  useEffect(() => {
    if (open && focusFirst.current) linksOf(panel.current)[0]?.focus();
    focusFirst.current = false;
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      menu.close();
      trigger.current?.focus();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (event.target === trigger.current && event.key === 'ArrowDown') {
      if (open) linksOf(panel.current)[0]?.focus();
      else menu.openByKey(label);
    } else if (event.target !== trigger.current) {
      step(linksOf(panel.current), event.target, event.key === 'ArrowDown' ? 1 : -1);
    }
  };

  return (
    // The keys of the button and of the links in it, which are what takes the focus.

    <Item className={styles.item} onKeyDown={onKeyDown} {...menu.hover(label)}>
      <button
        ref={trigger}
        type="button"
        className={cx(styles.top, styles.trigger)}
        aria-expanded={open}
        aria-controls={id}
        data-current={items.some(({ href }) => href === current) || undefined}
        onClick={(event) => {
          // A click without a pointer is Enter or Space: the focus goes along.
          const byKey = event.detail === 0;
          focusFirst.current = menu.toggle(label, byKey) && byKey;
        }}
      >
        {label}
      </button>
      <div ref={panel} id={id} className={styles.panel} data-state={open ? 'open' : 'closed'}>
        <ul className={styles.links}>
          {items.map(({ label: name, href, hrefLang, featured }) => (
            <li key={href}>
              {/* A plain link: panels lead to full page loads. */}
              <a
                href={href}
                hrefLang={hrefLang}
                className={styles.link}
                aria-current={href === current ? 'page' : undefined}
                // It may lead to a place on this very page; a new tab leaves this one as it is.
                onClick={({ ctrlKey, metaKey, shiftKey, altKey }) => {
                  if (!ctrlKey && !metaKey && !shiftKey && !altKey) menu.close();
                }}
              >
                {name}
                {featured && <Icon name="sparkle" className={styles.sparkle} />}
              </a>
            </li>
          ))}
        </ul>
        {items.some(({ hrefLang }) => hrefLang) && <p className={styles.note}>{note}</p>}
      </div>
    </Item>
  );
}

/** Left and right, Home and End walk along the bar; what is in a panel has keys of its own. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  const bar = [...currentTarget.querySelectorAll<HTMLElement>(`.${styles.top}`)];
  if (!bar.includes(target as HTMLElement)) return;
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowLeft' || key === 'ArrowRight') step(bar, target, key === forward ? 1 : -1);
  else if (key === 'Home') bar[0]?.focus();
  else if (key === 'End') bar.at(-1)?.focus();
  else return;
  event.preventDefault();
}

function linksOf(panel: HTMLElement | null): HTMLElement[] {
  return [...(panel?.querySelectorAll('a') ?? [])];
}

/** Moves the focus from `from` to its neighbour, around the ends. */
function step(all: readonly HTMLElement[], from: EventTarget, by: 1 | -1): void {
  const index = all.indexOf(from as HTMLElement);
  all[(index + by + all.length) % all.length]?.focus();
}
