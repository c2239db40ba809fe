import { keepRoomBelow } from '../lib/keep-room-below';

/** Milliseconds for which its live region stands empty: text that comes with its region is not read out. */
const SPOKEN_AFTER_MS = 100;
/** Milliseconds without a change of the page after which the card looks whether it covers something. */
const SETTLED_MS = 150;
/** Px by which the card may rise above its corner, so that a button below it, such as that of a chat, stays free. */
const RISE_MAX_PX = 200;
/** Px between the card and a button below it. */
const GAP_PX = 12;
/** Px around the middle of a control that belong to it (WCAG 2.5.5). */
const TARGET_PX = 44;

const CONTROLS = ':is(a[href], button, input, select, textarea, summary, label, [tabindex="0"])';

/**
 * Puts a `NoticeCard` where it covers no control that is in view: in one of the lower corners, or under the header.
 * @returns Whether there is such a place. In the flow of the page (a small screen) it covers nothing.
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

/** What may be said to `enhanceNoticeCard`. */
export interface NoticeCardOptions {
  /** Told when the visitor has closed it, to remember that. */
  onDismiss?: (() => void) | undefined;
}

/**
 * The behaviour of `NoticeCard`, on the HTML that a server wrote: it appears and is read out politely, keeps its room,
 * and is closed by its button, or by Escape where the focus is in it. While the page scrolls or changes below it, it moves
 * to where it covers no control, and is not seen while there is no such place. It never takes the focus; that goes back to
 * where it came from.
 * @returns Ends it.
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
  // Its own button: those among its actions are the caller's.
  card.addEventListener(
    'click',
    ({ target }) => (target as Element).closest('button')?.parentElement === card && dismiss(),
    listen,
  );
  card.addEventListener('keydown', (event) => event.key === 'Escape' && !event.defaultPrevented && dismiss(), listen);

  const show = (isSeen: boolean) => {
    const state = isSeen ? 'open' : 'closed';
    if (card.dataset.state === state) return;
    // It is read out once, however often it comes back.
    if (!isSeen) card.querySelector('[aria-live]')?.setAttribute('aria-live', 'off');
    card.dataset.state = state;
  };
  /** Stays where it is if that is free; a visitor who has the focus in it keeps it where it is. */
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
      // Once it has been scrolled to: what stays where it is, such as a button in the same corner, is still covered.
    } else requestAnimationFrame(settle);
  };
  document.addEventListener('focusin', onFocusIn, listen);
  return () => {
    // About to be taken away, by one of its actions or by what it spoke of.
    if (card.contains(document.activeElement)) cameFrom?.focus();
    clearTimeout(timer);
    changes.disconnect();
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

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Where the card lies, or is about to: without the step by which it comes into sight. */
function boxOf({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Box {
  return { left: offsetLeft, right: offsetLeft + offsetWidth, top: offsetTop, bottom: offsetTop + offsetHeight };
}

/** The controls of the page that are in view, each at least as large as a finger. */
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

/** Px by which a box must rise to lie above the controls below it; more than the most if it would rise too far. */
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
