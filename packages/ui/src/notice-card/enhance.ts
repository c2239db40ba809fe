import { keepRoomBelow } from '../lib/keep-room-below';

/** Milliseconds for which the live region stays empty: screen readers ignore text that appears together with its region. */
const SPOKEN_AFTER_MS = 100;
/** Milliseconds after the last change of the page until the card checks whether it covers something. */
const SETTLED_MS = 150;
/** Px by which the card may rise above its corner, so that a button below it, such as that of a chat, stays free. */
const RISE_MAX_PX = 200;
/** Px between the card and a button below it. */
const GAP_PX = 12;
/** The size of a touch target in px (WCAG 2.5.5). */
const TARGET_PX = 44;

const CONTROLS = ':is(a[href], button, input, select, textarea, summary, label, [tabindex="0"])';

/**
 * Moves a `NoticeCard` to a place where it covers no visible control: a lower corner, or under the header.
 * @returns Whether there is such a place. On small screens the card is in the page's flow and covers nothing.
 */
export function placeNoticeCard(card: HTMLElement): boolean {
  if (!isOver(card)) return true;
  const controls = controlsBeside(card);
  return placesOf(card).some((place) => {
    card.dataset.place = place;
    card.style.insetBlockEnd = '';
    const corner = boxOf(card);
    const rise = place === 'top' ? 0 : riseAbove(corner, controls);
    if (rise > RISE_MAX_PX || rise > corner.top || isOverAny(risen(corner, rise), controls)) return false;
    if (rise > 0) card.style.insetBlockEnd = `${document.documentElement.clientHeight - corner.bottom + rise}px`;
    return true;
  });
}

/** Options of `enhanceNoticeCard`. */
export interface NoticeCardOptions {
  /** Called after the visitor has closed the card, so that you can remember it. */
  onDismiss?: (() => void) | undefined;
}

/**
 * The behaviour of `NoticeCard`, on its HTML. The card appears, screen readers announce it politely, and the page gets space at
 * its end so that the card hides nothing there. Its button closes it, or Escape while the focus is inside. When the page scrolls
 * or changes, the card moves to a place where it covers no control, or hides if there is none. It never takes the focus. When
 * it closes, the focus returns.
 * @returns Removes the behaviour.
 */
export function enhanceNoticeCard(card: HTMLElement, { onDismiss }: NoticeCardOptions = {}): () => void {
  const ends = new AbortController();
  const listen = { signal: ends.signal };
  let cameFrom: HTMLElement | null = null;
  let giveBack = isOver(card) ? keepRoom(card) : undefined;

  const dismiss = () => {
    const hasFocus = card.contains(document.activeElement);
    card.hidden = true;
    if (hasFocus) cameFrom?.focus();
    onDismiss?.();
  };
  // The close button. The buttons among the actions belong to the caller.
  card.addEventListener(
    'click',
    ({ target }) => (target as Element).closest('button')?.parentElement === card && dismiss(),
    listen,
  );
  card.addEventListener('keydown', (event) => event.key === 'Escape' && !event.defaultPrevented && dismiss(), listen);

  const show = (isSeen: boolean) => {
    const state = isSeen ? 'open' : 'closed';
    if (card.dataset.state === state) return;
    // Screen readers announce it once, however often it returns.
    if (!isSeen) card.querySelector('[aria-live]')?.setAttribute('aria-live', 'off');
    card.dataset.state = state;
  };
  /** Stays where it is if that place is free, or if the focus is inside. */
  const settle = () => {
    if (card.hidden || card.contains(document.activeElement)) return;
    if (!isOver(card) || !isOverAny(boxOf(card), controlsBeside(card))) return show(true);
    giveBack?.();
    show(placeNoticeCard(card));
    giveBack = keepRoom(card);
  };
  let timer = setTimeout(settle, SPOKEN_AFTER_MS);
  const settleSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(settle, SETTLED_MS);
  };
  for (const type of ['scroll', 'resize'])
    addEventListener(type, settleSoon, { ...listen, capture: true, passive: true });
  const changes = new MutationObserver(settleSoon);
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['hidden', 'open', 'data-state', 'aria-expanded'],
  });

  const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
    if (card.contains(target as Element)) {
      if (!card.contains(relatedTarget as Node | null)) cameFrom = relatedTarget as HTMLElement | null;
      // Waits until the browser has scrolled to the focused control. The card may still cover a fixed one, such as a button in the
      // same corner.
    } else requestAnimationFrame(settle);
  };
  document.addEventListener('focusin', onFocusIn, listen);
  return () => {
    // The caller may now remove the card, and the focus must not disappear with it.
    if (card.contains(document.activeElement)) cameFrom?.focus();
    clearTimeout(timer);
    changes.disconnect();
    ends.abort();
    giveBack?.();
  };
}

/**
 * Returns the possible places, the best one first: the lower corner where the page's lines begin. If the card has the opposite
 * direction, that corner is its `end`. On a phone both corners are the same place.
 */
function placesOf(card: HTMLElement): string[] {
  const isAlike = getComputedStyle(card).direction === getComputedStyle(document.documentElement).direction;
  return isAlike ? ['start', 'end', 'top'] : ['end', 'start', 'top'];
}

const isOver = (card: HTMLElement) => getComputedStyle(card).position === 'fixed';

/** Adds scroll padding for a card under the header, or space at the page's end for a card in a corner. */
function keepRoom(card: HTMLElement): () => void {
  if (card.dataset.place !== 'top') return keepRoomBelow(card);
  const { style } = document.documentElement;
  style.scrollPaddingBlockStart = `${card.getBoundingClientRect().bottom}px`;
  return () => (style.scrollPaddingBlockStart = '');
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Returns the card's box without the `translate` of its hidden state, which `getBoundingClientRect` would include. */
function boxOf({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Box {
  return { left: offsetLeft, right: offsetLeft + offsetWidth, top: offsetTop, bottom: offsetTop + offsetHeight };
}

/** Returns the boxes of the page's visible controls, each enlarged to at least a touch target. */
function controlsBeside(card: HTMLElement): Box[] {
  const { clientHeight } = document.documentElement;
  return [...document.querySelectorAll(CONTROLS)].flatMap((control) => {
    const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
    if (width < 2 || height < 2 || bottom < 0 || top > clientHeight || card.contains(control)) return [];
    if (getComputedStyle(control).visibility === 'hidden') return [];
    const [x, y] = [Math.max(TARGET_PX - width, 0) / 2, Math.max(TARGET_PX - height, 0) / 2];
    return { left: left - x, right: right + x, top: top - y, bottom: bottom + y };
  });
}

/** Returns how many px a box must rise to cover no control. If that is too far, the result is more than `RISE_MAX_PX`. */
function riseAbove(corner: Box, controls: readonly Box[]): number {
  let rise = 0;
  while (rise <= RISE_MAX_PX) {
    const covered = controls.filter((control) => overlap(risen(corner, rise), control));
    if (covered.length === 0) break;
    rise = corner.bottom - Math.min(...covered.map(({ top }) => top)) + GAP_PX;
  }
  return rise;
}

const risen = (box: Box, by: number): Box => ({ ...box, top: box.top - by, bottom: box.bottom - by });

const isOverAny = (box: Box, controls: readonly Box[]) => controls.some((control) => overlap(box, control));

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
