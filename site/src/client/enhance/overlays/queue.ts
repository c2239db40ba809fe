import { OVERLAYS, type OverlayName, type ShowOverlay, type OverlayQueue } from '../../../shared/overlays';
import { PAUSE_MS } from './pause';

/** Milliseconds after which it is tried again to show what had no place. */
export const RETRY_MS = 1000;

const ORDER = Object.keys(OVERLAYS) as OverlayName[];

/**
 * The one place over the page: who asks waits for their turn.
 * @param isBusy Whether the visitor is in the middle of something: an open dialog or menu, a text field.
 * @param isFull Whether the page shows already what nobody asked for. @default false
 */
export function createOverlayQueue(isBusy: () => boolean, isFull = false): OverlayQueue {
  const waiting = new Map<OverlayName, ShowOverlay>();
  let shown: { name: OverlayName; show: ShowOverlay } | undefined;
  let hide: (() => void) | undefined;
  /** The one thing of this page that nobody asked for. It may come back after it gave way. */
  let uninvited: OverlayName | undefined;
  let isResting = false;
  let timer: ReturnType<typeof setTimeout>;

  const mayCome = (name: OverlayName) =>
    waiting.has(name) && !(OVERLAYS[name] === 'one a page' && isFull && name !== uninvited);
  const enter = (name: OverlayName, show = waiting.get(name)) => {
    hide = show?.();
    if (!show || !hide) return false;
    waiting.delete(name);
    shown = { name, show };
    if (OVERLAYS[name] === 'one a page') {
      isFull = true;
      uninvited = name;
    }
    return true;
  };
  /** What is shown makes room and waits for another turn, except the chat, which the visitor opens again. */
  const giveWay = () => {
    hide?.();
    if (shown && shown.name !== 'chat') waiting.set(shown.name, shown.show);
    shown = undefined;
  };
  const tryNext = () => {
    const due = shown || isResting ? [] : ORDER.filter(mayCome);
    // What has no place keeps nobody else waiting.
    if (due.length > 0 && (isBusy() || !due.some((name) => enter(name)))) tryLater(RETRY_MS);
  };
  const tryLater = (ms = 0) => {
    clearTimeout(timer);
    timer = setTimeout(tryNext, ms);
  };

  return {
    request(name, show) {
      if (shown?.name === name) return;
      if (OVERLAYS[name] === 'at once') {
        giveWay();
        enter(name, show);
        return;
      }
      waiting.set(name, show);
      // Not at once: whoever asks in the same moment may come first.
      tryLater();
    },
    release(name) {
      waiting.delete(name);
      if (shown?.name !== name) return;
      shown = hide = undefined;
      isResting = true;
      setTimeout(() => {
        isResting = false;
        tryNext();
      }, PAUSE_MS);
    },
  };
}
