import { OVER_PAGE, type OverPage, type Show, type Slot } from '../../../contract/over-page';
import { REST_MS } from './rest';

/** Milliseconds after which it is tried again to show what had no place. */
export const LOOK_AGAIN_MS = 1000;

const ORDER = Object.keys(OVER_PAGE) as OverPage[];

/**
 * The one place over the page: who asks waits for their turn.
 * @param isBusy Whether the visitor is in the middle of something: an open dialog or menu, a text field.
 */
export function createSlot(isBusy: () => boolean): Slot {
  const waiting = new Map<OverPage, Show>();
  let shown: OverPage | undefined;
  let hide: (() => void) | undefined;
  /** Whether the one of this page has been. */
  let isFull = false;
  let isResting = false;
  let timer: ReturnType<typeof setTimeout>;

  const mayCome = (name: OverPage) => waiting.has(name) && !(isFull && OVER_PAGE[name] === 'one a page');
  const enter = (name: OverPage, show = waiting.get(name)) => {
    hide = show?.();
    if (!hide) return false;
    waiting.delete(name);
    shown = name;
    isFull ||= OVER_PAGE[name] === 'one a page';
    return true;
  };
  const tryNext = () => {
    const due = shown || isResting ? [] : ORDER.filter(mayCome);
    // What has no place keeps nobody else waiting.
    if (due.length > 0 && (isBusy() || !due.some((name) => enter(name)))) tryLater(LOOK_AGAIN_MS);
  };
  const tryLater = (ms = 0) => {
    clearTimeout(timer);
    timer = setTimeout(tryNext, ms);
  };

  return {
    ask(name, show) {
      if (shown === name) return;
      if (OVER_PAGE[name] === 'at once') {
        hide?.();
        enter(name, show);
        return;
      }
      waiting.set(name, show);
      // Not at once: whoever asks in the same moment may come first.
      tryLater();
    },
    left(name) {
      waiting.delete(name);
      if (shown !== name) return;
      shown = hide = undefined;
      isResting = true;
      setTimeout(() => {
        isResting = false;
        tryNext();
      }, REST_MS);
    },
  };
}
