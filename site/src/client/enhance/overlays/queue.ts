import { OVERLAYS, type OverlayName, type ShowOverlay, type OverlayQueue } from '../../../shared/overlays';
import { PAUSE_MS } from './pause';

/** Milliseconds until the queue retries an overlay that did not fit. */
export const RETRY_MS = 1000;

const ORDER = Object.keys(OVERLAYS) as OverlayName[];

/**
 * Creates the queue that opens overlays one at a time.
 * @param isBusy Whether the visitor has a dialog or menu open, or is in a text field.
 * @param hasSuggestion Whether the page already shows an unrequested suggestion. @default false
 */
export function createOverlayQueue(isBusy: () => boolean, hasSuggestion = false): OverlayQueue {
  const waiting = new Map<OverlayName, ShowOverlay>();
  let shown: { name: OverlayName; show: ShowOverlay } | undefined;
  let hide: (() => void) | undefined;
  /** The one suggestion of this page. It may open again after another overlay replaced it. */
  let suggestion: OverlayName | undefined;
  let isPaused = false;
  let timer: ReturnType<typeof setTimeout>;

  const isEligible = (name: OverlayName) =>
    waiting.has(name) && !(OVERLAYS[name] === 'one a page' && hasSuggestion && name !== suggestion);
  const open = (name: OverlayName, show = waiting.get(name)) => {
    hide = show?.();
    if (!show || !hide) return false;
    waiting.delete(name);
    shown = { name, show };
    if (OVERLAYS[name] === 'one a page') {
      hasSuggestion = true;
      suggestion = name;
    }
    return true;
  };
  /** Hides the open overlay and queues it again, except the chat, which the visitor can reopen. */
  const replaceShown = () => {
    hide?.();
    if (shown && shown.name !== 'chat') waiting.set(shown.name, shown.show);
    shown = undefined;
  };
  const tryNext = () => {
    const due = shown || isPaused ? [] : ORDER.filter(isEligible);
    // An overlay that does not fit does not block the others.
    if (due.length > 0 && (isBusy() || !due.some((name) => open(name)))) schedule(RETRY_MS);
  };
  const schedule = (ms = 0) => {
    clearTimeout(timer);
    timer = setTimeout(tryNext, ms);
  };

  return {
    request(name, show) {
      if (shown?.name === name) return;
      if (OVERLAYS[name] === 'at once') {
        replaceShown();
        open(name, show);
        return;
      }
      waiting.set(name, show);
      // In a later task: another request in the same task may have a higher priority.
      schedule();
    },
    release(name) {
      waiting.delete(name);
      if (shown?.name !== name) return;
      shown = hide = undefined;
      isPaused = true;
      setTimeout(() => {
        isPaused = false;
        tryNext();
      }, PAUSE_MS);
    },
  };
}
