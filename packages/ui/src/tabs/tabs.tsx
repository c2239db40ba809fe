'use client';
import {
  createContext,
  forwardRef,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type ButtonHTMLAttributes,
  type HTMLAttributes,
  type KeyboardEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { callersFirst } from '../lib/callers-first';
import { cx } from '../lib/cx';
import { useBrowserLayoutEffect } from '../lib/use-browser-layout-effect';
import { useMergedRef } from '../lib/use-merged-ref';
import * as styles from './tabs.css';

interface Context {
  /** The id of the content with this value. Encoded, because an id must not contain spaces. */
  idOf: (value: string) => string;
  isSelected: (value: string) => boolean;
  select: (value: string) => void;
  /** The labels of the triggers rendered so far, in their order. */
  labels: Map<string, string>;
}

const TabsContext = createContext<Context | undefined>(undefined);

function useTabs(part: string): Context {
  const context = useContext(TabsContext);
  if (!context)
    throw new Error(
      `@tutoring/ui: ${part} is outside Tabs, so it belongs to no list. Put it into Tabs; with Astro, both into one .tsx file.`,
    );
  return context;
}

export interface TabsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'defaultValue'> {
  /**
   * The selected tab, if the caller keeps it. If no tab has this value, the first is selected once scripts run; the
   * server's HTML selects none.
   * @default uncontrolled
   */
  value?: string | undefined;
  /** The tab that is selected first. @default the first */
  defaultValue?: string | undefined;
  /** Called with the value of the tab that the visitor selects. */
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * One of several texts at a time: a `TabsList` of `TabsTrigger`s, then a `TabsContent` for each. All texts are in the
 * document. Without scripts they are below each other, and the browser's own search finds and opens the hidden ones.
 */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { value, defaultValue, onValueChange, className, ...rest },
  ref,
) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(root, ref);
  const [own, setOwn] = useState(defaultValue);
  const [labels] = useState(() => new Map<string, string>());
  const wanted = value ?? own;
  const [replaced, setReplaced] = useState<{ wanted: string | undefined; by: string | undefined }>();
  const selected = () => (replaced && replaced.wanted === wanted ? replaced.by : (wanted ?? [...labels][0]?.[0]));
  // The wanted tab may be missing, or be removed. Only the document tells: triggers may be anywhere in the children.
  useBrowserLayoutEffect(() => {
    const values = root.current ? triggersIn(root.current).map((trigger) => trigger.value) : [];
    const by = values.find((one) => one === wanted) ?? values[0];
    if (by !== selected()) setReplaced({ wanted, by });
  });

  const select = (next: string) => {
    setOwn(next);
    onValueChange?.(next);
  };
  return (
    <TabsContext.Provider
      value={{
        idOf: (one) => `${id}-${encodeURIComponent(one)}`,
        isSelected: (one) => one === selected(),
        select,
        labels,
      }}
    >
      <div ref={merged} className={cx(styles.root, className)} {...rest} />
    </TabsContext.Provider>
  );
});

export interface TabsListProps extends HTMLAttributes<HTMLDivElement> {
  /** What the tabs are about: the name of the list. */
  'aria-label': string;
}

/** The triggers, in one line. */
export const TabsList = forwardRef<HTMLDivElement, TabsListProps>(function TabsList(
  { className, onKeyDown, ...rest },
  ref,
) {
  const { select } = useTabs('TabsList');
  const moveByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const list = event.currentTarget;
    const triggers = triggersIn(list);
    const index = triggers.findIndex((trigger) => trigger.getAttribute('aria-selected') === 'true');
    const next = neighbour(event, index, triggers.length);
    const trigger = next === undefined ? undefined : triggers[next];
    if (!trigger) return;
    event.preventDefault();
    flushSync(() => select(trigger.value));
    // The caller may have selected another tab, or none.
    list.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  };
  return (
    <div
      ref={ref}
      role="tablist"
      tabIndex={-1}
      className={cx(styles.list, className)}
      onKeyDown={callersFirst(onKeyDown, moveByKey)}
      {...rest}
    />
  );
});

export interface TabsTriggerProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The value of its `TabsContent`. */
  value: string;
  /** What it says. Without scripts its content says the same above itself. */
  children: string;
}

/** A tab: selects its `TabsContent`. */
export const TabsTrigger = forwardRef<HTMLButtonElement, TabsTriggerProps>(function TabsTrigger(
  { value, className, onClick, children, ...rest },
  ref,
) {
  const { idOf, isSelected, select, labels } = useTabs('TabsTrigger');
  // While rendering, because the server must already know the first tab and the labels. Rendering it again changes nothing.
  labels.set(value, children);
  const selected = isSelected(value);
  return (
    <button
      ref={ref}
      id={`${idOf(value)}-tab`}
      type="button"
      role="tab"
      value={value}
      className={cx(styles.tab, className)}
      aria-selected={selected}
      aria-controls={idOf(value)}
      tabIndex={selected ? 0 : -1}
      onClick={callersFirst(onClick, () => select(value))}
      {...rest}
    >
      {children}
    </button>
  );
});

export interface TabsContentProps extends HTMLAttributes<HTMLDivElement> {
  /** The value of its `TabsTrigger`. */
  value: string;
}

/** What a tab shows. */
export const TabsContent = forwardRef<HTMLDivElement, TabsContentProps>(function TabsContent(
  { value, className, ...rest },
  ref,
) {
  const { idOf, isSelected, select, labels } = useTabs('TabsContent');
  const own = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(own, ref);
  const hidden = !isSelected(value);
  useEffect(() => {
    // React writes `hidden` as a boolean. This value lets the browser's search look inside.
    if (hidden) own.current?.setAttribute('hidden', 'until-found');
  }, [hidden]);
  useEffect(() => {
    // React has no prop for this event: the browser's search has found something in here.
    const content = own.current;
    const reveal = () => select(value);
    content?.addEventListener('beforematch', reveal);
    return () => content?.removeEventListener('beforematch', reveal);
  });
  return (
    <div
      ref={merged}
      id={idOf(value)}
      role="tabpanel"
      aria-labelledby={`${idOf(value)}-tab`}
      className={cx(styles.panel, className)}
      data-label={labels.get(value)}
      hidden={hidden}
      {...rest}
    />
  );
});

/** The triggers in a list, or in tabs but not in tabs inside their contents. */
function triggersIn(element: HTMLElement): HTMLButtonElement[] {
  const list = element.matches('[role=tablist]') ? element : element.querySelector('[role=tablist]');
  return [...(list?.querySelectorAll<HTMLButtonElement>('[role=tab]:not(:disabled)') ?? [])];
}

/** The index of the tab that a key leads to, in the direction of reading, around the ends. */
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
