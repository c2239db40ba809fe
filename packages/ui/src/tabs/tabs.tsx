'use client';
import {
  forwardRef,
  useEffect,
  useId,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../lib/cx';
import * as styles from './tabs.css';

/** One of the alternatives. */
export interface Tab {
  /** Tells it from the others. */
  value: string;
  /** What its tab says, and its panel without scripts. */
  label: string;
  /** What its panel shows. */
  content: ReactNode;
}

export interface TabsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'defaultValue'> {
  /** What the tabs are about: the name of their list. */
  label: string;
  /** The tabs in their order, each with its content. */
  tabs: readonly Tab[];
  /** The tab shown; with `onValueChange` the caller decides. The first, if there is no such tab. @default uncontrolled */
  value?: string;
  /** The tab shown first. @default the first */
  defaultValue?: string;
  /** Told which tab the visitor chose. */
  onValueChange?: (value: string) => void;
}

/**
 * One of several texts at a time. All of them are in the document: without scripts they stand
 * below each other, and the browser's own search finds and opens the hidden ones.
 */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { label, tabs, value, defaultValue, onValueChange, className, ...rest },
  ref,
) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const wanted = value ?? own;
  // It may be a tab that was taken away since.
  const current = (tabs.find((tab) => tab.value === wanted) ?? tabs[0])?.value;
  const panels = useRef<HTMLDivElement>(null);

  const choose = (next: string) => {
    setOwn(next);
    onValueChange?.(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = tabs.findIndex((tab) => tab.value === current);
    const next = neighbour(event, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    const list = event.currentTarget;
    // A caller may not follow: the focus goes to the tab that is chosen then.
    flushSync(() => choose(tab.value));
    list.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  };

  useEffect(() => {
    // React writes `hidden` as a boolean. This value lets the browser's search look inside.
    for (const panel of panels.current?.children ?? []) {
      if (panel.hasAttribute('hidden')) panel.setAttribute('hidden', 'until-found');
    }
  }, [current]);

  useEffect(() => {
    // React knows no such handler. The event bubbles from the panel in which the search has found something.
    const list = panels.current;
    const reveal = ({ target }: Event) => {
      const index = [...(list?.children ?? [])].findIndex((panel) => panel.contains(target as Node));
      const tab = tabs[index];
      if (tab) choose(tab.value);
    };
    list?.addEventListener('beforematch', reveal);
    return () => list?.removeEventListener('beforematch', reveal);
  });

  return (
    <div ref={ref} className={cx(styles.root, className)} {...rest}>
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown} tabIndex={-1}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={`${id}-${tab.value}-tab`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.value === current}
            aria-controls={`${id}-${tab.value}`}
            tabIndex={tab.value === current ? 0 : -1}
            onClick={() => choose(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div ref={panels}>
        {tabs.map((tab) => (
          <div
            key={tab.value}
            id={`${id}-${tab.value}`}
            role="tabpanel"
            aria-labelledby={`${id}-${tab.value}-tab`}
            className={styles.panel}
            data-label={tab.label}
            hidden={tab.value !== current}
          >
            {tab.content}
          </div>
        ))}
      </div>
    </div>
  );
});

/** The tab that a key leads to, in the direction of reading, around the ends. */
function neighbour(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  index: number,
  count: number,
): number | undefined {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return (index + (key === forward ? 1 : -1) + count) % count;
}
