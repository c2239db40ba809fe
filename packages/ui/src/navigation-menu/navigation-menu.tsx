'use client';
import { forwardRef, useEffect, useId, useRef, type HTMLAttributes } from 'react';
import { en } from '#navigation-menu/messages/en';
import { Icon } from '../icon/icon';
import { cx } from '../lib/cx';
import type { Translation } from '../lib/translation';
import { useDocumentState } from '../lib/use-document-state';
import { useMergedRef } from '../lib/use-merged-ref';
import { Link } from '../link/link';
import { WithEnglishMark } from '../lib/english-mark';
import { useMessages } from '../provider/provider';
import { enhanceNavigationMenu, openPanel, openTrigger } from './enhance';
import * as styles from './navigation-menu.css';

/** A link to a page. */
export interface NavigationLink {
  /** The link's text. */
  label: string;
  /** The link's address. */
  href: string;
  /** BCP 47 tag of the linked page, if it is in another language. */
  hrefLang?: string | undefined;
  /** Highlights the link with a sparkle. @default false */
  featured?: boolean | undefined;
}

/** A trigger with a panel of links. */
export interface NavigationGroup {
  /** The trigger's text. It must differ from those of other groups. */
  label: string;
  /** The links in its panel. */
  items: readonly NavigationLink[];
}

/** A link, or a trigger with a panel of links. */
export type NavigationItem = NavigationLink | NavigationGroup;

export interface NavigationMenuProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Links, and groups of links in panels. */
  items: readonly NavigationItem[];
  /** The label of the group whose panel is open, or `null`, if the caller keeps this state. @default its own state */
  open?: string | null | undefined;
  /** The label of the group whose panel opens as soon as scripts run. @default null */
  defaultOpen?: string | null | undefined;
  /** Called with the panel that a visitor opens, or `null`. If you set `open` and do not change it here, the menu stays as it is. */
  onOpenChange?: ((open: string | null) => void) | undefined;
  /** Milliseconds that the pointer rests on a trigger before its panel opens. @default 100 */
  openDelay?: number | undefined;
  /** Milliseconds after the pointer leaves until the panel closes. @default 300 */
  closeDelay?: number | undefined;
  /** The path of the current page, to mark its link and its group. */
  current?: string | undefined;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/**
 * The navigation of wide screens: links, and buttons that open panels of links. The panels are always in the document, so
 * that search engines and visitors without scripts get their links.
 *
 * Only the document knows which panel is open. `enhanceNavigationMenu` opens and closes them, with React and without.
 */
export const NavigationMenu = forwardRef<HTMLElement, NavigationMenuProps>(function NavigationMenu(
  { items, current, open, defaultOpen, onOpenChange, openDelay, closeDelay, messages: overrides, className, ...rest },
  ref,
) {
  const messages = useMessages('navigation-menu', en, overrides);
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
    <nav data-enhance="menu" {...rest} ref={merged} aria-label={messages.label} className={cx(styles.root, className)}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.label} className={styles.item}>
            {'items' in item ? (
              <Group group={item} current={current} messages={messages} />
            ) : (
              <Link
                href={item.href}
                hrefLang={item.hrefLang}
                className={styles.top}
                aria-current={item.href === current ? 'page' : undefined}
              >
                <WithEnglishMark hrefLang={item.hrefLang}>{item.label}</WithEnglishMark>
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

/** The most links in one column. More are in two columns. */
const ONE_COLUMN = 7;

interface GroupProps {
  group: NavigationGroup;
  current: string | undefined;
  messages: Translation<typeof en>;
}

/** A trigger and its panel, always rendered closed: the enhancement opens it in the document. */
function Group({ group: { label, items }, current, messages }: GroupProps) {
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
                <WithEnglishMark hrefLang={hrefLang}>
                  {name}
                  {featured && ' '}
                  {featured && <Icon name="sparkle" label={messages.featured} />}
                </WithEnglishMark>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
