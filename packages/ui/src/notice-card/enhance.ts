import { keepRoomBelow } from '../lib/keep-room-below';

/** Milliseconds for which its live region stands empty: text that comes with its region is not read out. */
const SPOKEN_AFTER_MS = 100;

/**
 * Puts a `NoticeCard` that is not seen yet where it covers none of these.
 * @returns Whether there is such a place. In the flow of the page (a small screen) it covers nothing.
 */
export function placeNoticeCard(card: HTMLElement, avoid: Iterable<Element>): boolean {
  if (!isOver(card)) return true;
  const boxes = [...avoid].map((element) => element.getBoundingClientRect());
  return placesOf(card).some((place) => {
    card.dataset.place = place;
    const own = card.getBoundingClientRect();
    return !boxes.some((box) => overlap(own, box));
  });
}

/** What may be said to `enhanceNoticeCard`. */
export interface NoticeCardOptions {
  /** Told when the visitor has closed it, to remember that. */
  onDismiss?: (() => void) | undefined;
}

/**
 * The behaviour of `NoticeCard`, on the HTML that a server wrote: it appears and is read out politely, keeps its room,
 * and is closed by its button, or by Escape where the focus is in it. It never takes the focus; that goes back to where
 * it came from.
 * @returns Ends it.
 */
export function enhanceNoticeCard(card: HTMLElement, { onDismiss }: NoticeCardOptions = {}): () => void {
  const ends = new AbortController();
  const listen = { signal: ends.signal };
  let cameFrom: HTMLElement | null = null;
  const appear = setTimeout(() => (card.dataset.state = 'open'), SPOKEN_AFTER_MS);
  let giveBack = isOver(card) ? keepRoom(card) : undefined;

  const dismiss = () => {
    const hasFocus = card.contains(document.activeElement);
    card.hidden = true;
    if (hasFocus) cameFrom?.focus();
    onDismiss?.();
  };
  // Its own button: those among its actions are the caller's.
  card.addEventListener(
    'click',
    ({ target }) => (target as Element).closest('button')?.parentElement === card && dismiss(),
    listen,
  );
  card.addEventListener('keydown', (event) => event.key === 'Escape' && !event.defaultPrevented && dismiss(), listen);
  const makeWay = (focused: Element) => {
    if (!isOver(card) || !overlap(card.getBoundingClientRect(), focused.getBoundingClientRect())) return;
    giveBack?.();
    placeNoticeCard(card, [focused]);
    giveBack = keepRoom(card);
  };
  const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
    const focused = target as Element;
    if (card.contains(focused)) {
      if (!card.contains(relatedTarget as Node | null)) cameFrom = relatedTarget as HTMLElement | null;
    } else if (!focused.matches('[tabindex="-1"]')) {
      // Once it has been scrolled to: what stays where it is, such as a button in the same corner, is still covered.
      requestAnimationFrame(() => makeWay(focused));
    }
  };
  document.addEventListener('focusin', onFocusIn, listen);
  return () => {
    // About to be taken away, by one of its actions or by what it spoke of.
    if (card.contains(document.activeElement)) cameFrom?.focus();
    clearTimeout(appear);
    ends.abort();
    giveBack?.();
  };
}

/** Where it may lie, the best first: beside the beginning of the page's lines. On a phone the first two are one. */
function placesOf(card: HTMLElement): string[] {
  const isAlike = getComputedStyle(card).direction === getComputedStyle(document.documentElement).direction;
  return isAlike ? ['start', 'end', 'top'] : ['end', 'start', 'top'];
}

const isOver = (card: HTMLElement) => getComputedStyle(card).position === 'fixed';

/** A card at the page's top hides what is scrolled to there, others what is at its end. */
function keepRoom(card: HTMLElement): () => void {
  if (card.dataset.place !== 'top') return keepRoomBelow(card);
  const { style } = document.documentElement;
  style.scrollPaddingBlockStart = `${card.getBoundingClientRect().bottom}px`;
  return () => (style.scrollPaddingBlockStart = '');
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  return b.width > 0 && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
