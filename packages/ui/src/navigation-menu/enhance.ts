import { onClickOutside } from '../lib/on-click-outside';

/** Milliseconds that a pointer rests on a trigger before its panel opens. */
export const NAVIGATION_OPEN_DELAY_MS = 100;
/** Milliseconds after which a panel that the pointer has left closes. */
export const NAVIGATION_CLOSE_DELAY_MS = 300;
/** Milliseconds after opening on hover in which a click was aimed at the closed menu, and leaves it open. */
export const NAVIGATION_AIM_MS = 500;

/** What may be said to `enhanceNavigationMenu`. */
export interface NavigationMenuOptions {
  /** When the pointer came to the trigger that it is over already, by `performance.now()`. @default now */
  pointerEnteredAt?: number | undefined;
  /** Milliseconds that a pointer rests on a trigger before its panel opens. @default 100 */
  openDelay?: number | undefined;
  /** Milliseconds after which a panel that the pointer has left closes. @default 300 */
  closeDelay?: number | undefined;
  /** Told when a panel has opened or closed. */
  onChange?: (() => void) | undefined;
}

/** A button of the bar, which its panel follows; none for a plain link. */
type Trigger = HTMLElement | null | undefined;

/**
 * The behaviour of `NavigationMenu`, on the HTML that it writes: hovering, clicks and keys open its panels, one at a
 * time. Which one is open stands in the document only.
 * @returns Ends it.
 */
export function enhanceNavigationMenu(nav: HTMLElement, options: NavigationMenuOptions = {}): () => void {
  const ends = new AbortController();
  const menu = panelsOf(nav, options.onChange);
  followPointer(nav, menu, ends.signal, options);
  followKeys(nav, menu, ends.signal);

  const listen = { signal: ends.signal };
  const onClick = (event: MouseEvent) => {
    const pressed = event.target as Element;
    const trigger = pressed.closest('button');
    if (trigger) {
      // A click without a pointer is Enter or Space: the focus goes along.
      const byKey = event.detail === 0;
      const opens = menu.opened() !== trigger || menu.hasJustOpened();
      menu.show(opens ? trigger : null, opens && byKey);
      if (opens && byKey) linksOf(trigger)[0]?.focus();
    } else if (pressed.closest('[data-state] a') && !isModified(event)) {
      // The link may lead to a place on this very page; a new tab leaves this one as it is.
      menu.show(null);
    }
  };
  nav.addEventListener('click', onClick, listen);
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    const open = menu.opened();
    // The window losing focus is no reason to close.
    if (!open || !relatedTarget) return;
    const hasLeft = triggerOf(target) === open && triggerOf(relatedTarget) !== open;
    if (hasLeft || !nav.contains(relatedTarget as Node)) menu.show(null);
  };
  nav.addEventListener('focusout', onFocusOut, listen);
  onClickOutside(nav, () => menu.show(null), ends.signal);
  return () => {
    menu.stop();
    ends.abort();
  };
}

/** The button whose panel is open. */
export function openTrigger(nav: HTMLElement): Trigger {
  return nav.querySelector<HTMLElement>('[aria-expanded=true]');
}

/** Opens the panel of `trigger`, without telling anybody, and closes any other. */
export function openPanel(nav: HTMLElement, trigger: Trigger): void {
  const mark = (button: Trigger, isOpen: boolean) => {
    button?.setAttribute('aria-expanded', String(isOpen));
    button?.nextElementSibling?.setAttribute('data-state', isOpen ? 'open' : 'closed');
  };
  mark(openTrigger(nav), false);
  mark(trigger, true);
}

type Panels = ReturnType<typeof panelsOf>;

/** Which one of the panels is open, now and later. */
function panelsOf(nav: HTMLElement, onChange?: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  let openedByKey = false;
  let hoverOpenedAt = -Infinity;

  const opened = () => openTrigger(nav);
  const stop = () => clearTimeout(timer);
  /** Opens the panel of `trigger`, and closes any other. */
  const show = (trigger: Trigger, byKey = false) => {
    stop();
    openedByKey = byKey;
    if (opened() === trigger) return;
    openPanel(nav, trigger);
    onChange?.();
  };
  const later = (trigger: Trigger, delay: number) => {
    stop();
    timer = setTimeout(() => {
      // Whoever came by keyboard keeps the panel, wherever the pointer goes: their focus is in it.
      if (openedByKey || nav.querySelector('[data-state=open] :focus-visible')) return;
      if (trigger) hoverOpenedAt = performance.now();
      show(trigger);
    }, delay);
  };
  const hasJustOpened = () => performance.now() - hoverOpenedAt < NAVIGATION_AIM_MS;
  return { opened, show, later, stop, hasJustOpened };
}

function followPointer(nav: HTMLElement, menu: Panels, signal: AbortSignal, options: NavigationMenuOptions): void {
  const { openDelay = NAVIGATION_OPEN_DELAY_MS, closeDelay = NAVIGATION_CLOSE_DELAY_MS } = options;
  /** Hears of a pointer that can hover, in a group: its trigger and its panel. */
  const listen = (type: 'pointerover' | 'pointermove' | 'pointerout', hear: (to: Trigger, e: PointerEvent) => void) => {
    const onPointer = (event: PointerEvent) => {
      const trigger = triggerOf(event.target);
      if (trigger && event.pointerType !== 'touch' && trigger !== triggerOf(event.relatedTarget)) hear(trigger, event);
    };
    nav.addEventListener(type, onPointer, { signal });
  };
  listen('pointerover', (trigger) => {
    if (trigger === menu.opened()) menu.stop();
    else menu.later(trigger, openDelay);
  });
  // On the way down to the open panel of another group: this one waits until the pointer rests.
  listen('pointermove', (trigger, { movementY }) => {
    const open = menu.opened();
    if (open && open !== trigger && movementY > 0) menu.later(trigger, openDelay);
  });
  listen('pointerout', () => {
    if (menu.opened()) menu.later(null, closeDelay);
    else menu.stop();
  });

  const now = performance.now();
  // It was there before this script. After a touch, `:hover` stays where the finger was: that is no pointer.
  const under = nav.querySelector<HTMLElement>('li:hover > button');
  if (under && under !== menu.opened() && matchMedia('(hover: hover)').matches) {
    menu.later(under, openDelay + (options.pointerEnteredAt ?? now) - now);
  }
}

function followKeys(nav: HTMLElement, menu: Panels, signal: AbortSignal): void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isModified(event)) return;
    const { key } = event;
    const target = event.target as HTMLElement;
    const trigger = triggerOf(target);
    const bar = [...nav.querySelectorAll<HTMLElement>(':scope > ul > li > :is(a, button)')];
    const isInBar = bar.includes(target);
    if (isInBar && key === 'ArrowDown' && trigger) {
      if (menu.opened() === trigger) linksOf(trigger)[0]?.focus();
      else menu.show(trigger, true);
    } else {
      const to = neighbour(isInBar ? bar : linksOf(trigger), target, directionOf(key, nav, isInBar));
      if (!to) return;
      to.focus();
    }
    event.preventDefault();
  };
  nav.addEventListener('keydown', onKeyDown, { signal });

  // Also a panel that merely hovering opened is dismissed from anywhere (WCAG 1.4.13).
  const onEscape = ({ key, target }: KeyboardEvent) => {
    const trigger = menu.opened();
    if (key !== 'Escape' || !trigger) return;
    if (triggerOf(target) === trigger) trigger.focus();
    menu.show(null);
  };
  document.addEventListener('keydown', onEscape, { signal });
}

/** The button of the group in which an event happened. */
function triggerOf(target: EventTarget | null): Trigger {
  return target instanceof Element ? target.closest('nav > ul > li')?.querySelector('button') : null;
}

function linksOf(trigger: Trigger): HTMLElement[] {
  return [...(trigger?.nextElementSibling?.querySelectorAll('a') ?? [])];
}

/** With such a key a press is the browser's: a new tab, a step back. */
function isModified({ ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent | MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

type Direction = 'next' | 'previous' | 'first' | 'last' | undefined;

/** Where a key leads in a row of links and buttons: along the text's direction, in a panel also up and down. */
function directionOf(key: string, nav: HTMLElement, isInBar: boolean): Direction {
  const forward = getComputedStyle(nav).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowLeft' || key === 'ArrowRight') return key === forward ? 'next' : 'previous';
  if (!isInBar && key === 'ArrowDown') return 'next';
  if (!isInBar && key === 'ArrowUp') return 'previous';
  if (key === 'Home') return 'first';
  return key === 'End' ? 'last' : undefined;
}

/** The neighbour of `from`, around the ends, or the end itself. */
function neighbour(all: readonly HTMLElement[], from: HTMLElement, direction: Direction): HTMLElement | undefined {
  if (direction === undefined || !all.includes(from)) return undefined;
  if (direction === 'first') return all[0];
  if (direction === 'last') return all.at(-1);
  return all[(all.indexOf(from) + (direction === 'next' ? 1 : -1) + all.length) % all.length];
}
