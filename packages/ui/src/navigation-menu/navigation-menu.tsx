'use client';
import { forwardRef, useEffect, useId, useRef, type HTMLAttributes } from 'react';
import { en } from '#navigation-menu/messages/en';
import { Icon } from '../icon/icon';
import { cx } from '../lib/cx';
import type { Translation } from '../lib/translation';
import { useDocumentState } from '../lib/use-document-state';
import { useMergedRef } from '../lib/use-merged-ref';
import { Link } from '../link/link';
import { useMessages } from '../provider/provider';
import { enhanceNavigationMenu, openPanel, openTrigger } from './enhance';
import * as styles from './navigation-menu.css';

/** A link to a page. */
export interface NavigationLink {
  /** What the link says. */
  label: string;
  /** Where it leads. */
  href: string;
  /** BCP 47 tag of the page behind the link, if it is not in this page's language. */
  hrefLang?: string | undefined;
  /** Marks what the business wants to be seen, with a sparkle. @default false */
  featured?: boolean | undefined;
}

/** A trigger with a panel of links. */
export interface NavigationGroup {
  /** What the trigger says; no two groups say the same. */
  label: string;
  /** The links of its panel. */
  items: readonly NavigationLink[];
}

/** A direct link, or a trigger with a panel of links. */
export type NavigationItem = NavigationLink | NavigationGroup;

export interface NavigationMenuProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Direct links, and groups of links in panels. */
  items: readonly NavigationItem[];
  /** The label of the group whose panel is open, or `null`, where the caller keeps that. @default its own state */
  open?: string | null | undefined;
  /** The label of the group whose panel opens as soon as scripts run. @default null */
  defaultOpen?: string | null | undefined;
  /** Told which panel a visitor has opened, or `null`. A caller who sets `open` and does not follow keeps it as it is. */
  onOpenChange?: ((open: string | null) => void) | undefined;
  /** Milliseconds that a pointer rests on a trigger before its panel opens. @default 100 */
  openDelay?: number | undefined;
  /** Milliseconds after which a panel that the pointer has left closes. @default 300 */
  closeDelay?: number | undefined;
  /** The path of the present page, to mark its link and its group. */
  current?: string | undefined;
  /** This component's words. @default the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * The navigation of wide screens: links, and buttons that disclose panels of links. The panels
 * are always in the document, so that search engines and visitors without scripts have them.
 *
 * Which panel is open stands in the document, not in React: `enhanceNavigationMenu` does it all, with React or without.
 */
export const NavigationMenu = forwardRef<HTMLElement, NavigationMenuProps>(function NavigationMenu(
  { items, current, open, defaultOpen, onOpenChange, openDelay, closeDelay, messages, className, ...rest },
  ref,
) {
  const words = useMessages('navigation-menu', en, messages);
  const root = useRef<HTMLElement>(null);
  const merged = useMergedRef(root, ref);
  const onChange = useDocumentState({
    wanted: open,
    initially: defaultOpen,
    written: null,
    read: () => (root.current && openTrigger(root.current)?.textContent) ?? null,
    write: (label) => root.current && openPanel(root.current, triggerNamed(root.current, label)),
    onChange: onOpenChange,
  });
  useEffect(
    () => (root.current ? enhanceNavigationMenu(root.current, { openDelay, closeDelay, onChange }) : undefined),
    [openDelay, closeDelay, onChange],
  );
  return (
    <nav data-enhance="menu" {...rest} ref={merged} aria-label={words.label} className={cx(styles.root, className)}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.label} className={styles.item}>
            {'items' in item ? (
              <Group group={item} current={current} words={words} />
            ) : (
              <Link
                href={item.href}
                hrefLang={item.hrefLang}
                className={styles.top}
                aria-current={item.href === current ? 'page' : undefined}
              >
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
});

function triggerNamed(nav: HTMLElement, label: string | null): HTMLElement | undefined {
  return [...nav.querySelectorAll('button')].find(({ textContent }) => textContent === label);
}

/** How many links stand below each other; more stand in two columns. */
const ONE_COLUMN = 7;

interface GroupProps {
  group: NavigationGroup;
  current: string | undefined;
  words: Translation<typeof en>;
}

/** A trigger and its panel, as closed as the server writes them: what opens it changes the document. */
function Group({ group: { label, items }, current, words }: GroupProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={cx(styles.top, styles.trigger)}
        aria-expanded={false}
        aria-controls={id}
        data-current={items.some(({ href }) => href === current) || undefined}
      >
        {label}
      </button>
      <div id={id} className={styles.panel} data-state="closed">
        <ul className={cx(styles.links, items.length > ONE_COLUMN && styles.inTwoColumns)}>
          {items.map(({ label: name, href, hrefLang, featured }) => (
            <li key={href}>
              {/* A plain link: panels lead to full page loads. */}
              <a href={href} hrefLang={hrefLang} aria-current={href === current ? 'page' : undefined}>
                {name}
                {featured && ' '}
                {featured && <Icon name="sparkle" label={words.featured} />}
              </a>
            </li>
          ))}
        </ul>
        {items.some(({ hrefLang }) => hrefLang) && <p className={styles.note}>{words.inEnglish}</p>}
      </div>
    </>
  );
}
