import { onClickOutside } from '../lib/on-click-outside';

/** Milliseconds that the pointer rests on a trigger before its panel opens. */
export const NAVIGATION_OPEN_DELAY_MS = 100;
/** Milliseconds after the pointer leaves until the panel closes. */
export const NAVIGATION_CLOSE_DELAY_MS = 300;
/** A click within these milliseconds after a hover opened the panel keeps it open: the visitor aimed at a closed menu. */
export const NAVIGATION_AIM_MS = 500;

/** Options of `enhanceNavigationMenu`. */
export interface NavigationMenuOptions {
  /** When the pointer entered the trigger that it is on already, from `performance.now()`. @default now */
  pointerEnteredAt?: number | undefined;
  /** Milliseconds that the pointer rests on a trigger before its panel opens. @default 100 */
  openDelay?: number | undefined;
  /** Milliseconds after the pointer leaves until the panel closes. @default 300 */
  closeDelay?: number | undefined;
  /** Called after a panel has opened or closed. */
  onChange?: (() => void) | undefined;
}

/** A button of the bar, followed by its panel; undefined for a plain link. */
type Trigger = HTMLElement | null | undefined;

/**
 * The behaviour of `NavigationMenu`, on its HTML: hovering, clicks and keys open its panels, one at a time. Only the document
 * knows which one is open.
 * @returns Removes the behaviour.
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
      // A click without a pointer is Enter or Space: move the focus into the panel.
      const byKey = event.detail === 0;
      const opens = menu.opened() !== trigger || menu.hasJustOpened();
      menu.show(opens ? trigger : null, opens && byKey);
      if (opens && byKey) linksOf(trigger)[0]?.focus();
    } else if (pressed.closest('[data-state] a') && !isModified(event)) {
      // The link may lead to a place on this page. A new tab changes nothing here.
      menu.show(null);
    }
  };
  nav.addEventListener('click', onClick, listen);
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    const open = menu.opened();
    // Stay open when the window loses the focus.
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

/** The trigger of the open panel. */
export function openTrigger(nav: HTMLElement): Trigger {
  return nav.querySelector<HTMLElement>('[aria-expanded=true]');
}

/** Opens the panel of `trigger` and closes any other, without calling `onChange`. */
export function openPanel(nav: HTMLElement, trigger: Trigger): void {
  const mark = (button: Trigger, isOpen: boolean) => {
    button?.setAttribute('aria-expanded', String(isOpen));
    button?.nextElementSibling?.setAttribute('data-state', isOpen ? 'open' : 'closed');
  };
  mark(openTrigger(nav), false);
  mark(trigger, true);
}

type Panels = ReturnType<typeof panelsOf>;

/** Opens and closes the panels, at once or after a delay. */
function panelsOf(nav: HTMLElement, onChange?: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  let openedByKey = false;
  let hoverOpenedAt = -Infinity;

  const opened = () => openTrigger(nav);
  const stop = () => clearTimeout(timer);
  /** Opens the panel of `trigger` and closes any other. */
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
      // A panel with the focus stays open, wherever the pointer goes.
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
  /** Handles a pointer that can hover, in a group: a trigger and its panel. */
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
  // The pointer may be on its way to the open panel of another group: wait until it rests.
  listen('pointermove', (trigger, { movementY }) => {
    const open = menu.opened();
    if (open && open !== trigger && movementY > 0) menu.later(trigger, openDelay);
  });
  listen('pointerout', () => {
    if (menu.opened()) menu.later(null, closeDelay);
    else menu.stop();
  });

  const now = performance.now();
  // The pointer was there before this script. After a touch, `:hover` stays where the finger was: ignore it.
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

  // Escape also closes a panel that a hover opened, wherever the focus is (WCAG 1.4.13).
  const onEscape = ({ key, target }: KeyboardEvent) => {
    const trigger = menu.opened();
    if (key !== 'Escape' || !trigger) return;
    if (triggerOf(target) === trigger) trigger.focus();
    menu.show(null);
  };
  document.addEventListener('keydown', onEscape, { signal });
}

/** The trigger of the group in which an event happened. */
function triggerOf(target: EventTarget | null): Trigger {
  return target instanceof Element ? target.closest('nav > ul > li')?.querySelector('button') : null;
}

function linksOf(trigger: Trigger): HTMLElement[] {
  return [...(trigger?.nextElementSibling?.querySelectorAll('a') ?? [])];
}

/** With a modifier key a press belongs to the browser, such as for a new tab. */
function isModified({ ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent | MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

type Direction = 'next' | 'previous' | 'first' | 'last' | undefined;

/** The target of a key in a row of links and buttons: along the text direction, in a panel also up and down. */
function directionOf(key: string, nav: HTMLElement, isInBar: boolean): Direction {
  const forward = getComputedStyle(nav).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowLeft' || key === 'ArrowRight') return key === forward ? 'next' : 'previous';
  if (!isInBar && key === 'ArrowDown') return 'next';
  if (!isInBar && key === 'ArrowUp') return 'previous';
  if (key === 'Home') return 'first';
  return key === 'End' ? 'last' : undefined;
}

/** The neighbour of `from`, or the first or last element. Neighbours wrap around. */
function neighbour(all: readonly HTMLElement[], from: HTMLElement, direction: Direction): HTMLElement | undefined {
  if (direction === undefined || !all.includes(from)) return undefined;
  if (direction === 'first') return all[0];
  if (direction === 'last') return all.at(-1);
  return all[(all.indexOf(from) + (direction === 'next' ? 1 : -1) + all.length) % all.length];
}
