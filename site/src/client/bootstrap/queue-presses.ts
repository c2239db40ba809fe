import * as ISLAND from '../../shared/island-attributes';
import { ISLAND_HYDRATED } from '../../shared/islands';

/**
 * Presses on these need a script, and so do presses on links that open the chat. Forms, other links, `<details>` and
 * `commandfor` need none, and the page itself closes the dialog of a `press` island (`data-close`).
 */
const PRESS_ISLAND = `[${ISLAND.strategy}=press]`;
const QUEUED = `${PRESS_ISLAND} > a,a[data-ask],button[type="button"]:not([data-close])${
  'commandForElement' in HTMLButtonElement.prototype ? ':not([commandfor])' : ''
}`;

/**
 * Queues early presses: in an island until it is hydrated, elsewhere until the page is enhanced.
 * @param isEnhanced Whether the page is enhanced.
 */
export function queuePresses(isEnhanced: () => boolean) {
  const pressed = new Set<HTMLElement>();
  const isWaiting = (button: HTMLElement) =>
    !isEnhanced() ||
    button.closest(`[${ISLAND.name}]:not([${ISLAND.hydrated}])`)?.matches(`:not(${PRESS_ISLAND})`) ||
    button.closest(`${PRESS_ISLAND}:not([${ISLAND.hydrated}])>dialog`) !== null;
  function queue(event: MouseEvent): void {
    const button = (event.target as Element).closest<HTMLElement>(QUEUED);
    if (!button || !isWaiting(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.add(button);
  }
  /** Replays the presses whose button reacts now. */
  function replay(): void {
    for (const button of pressed) {
      if (isWaiting(button)) continue;
      pressed.delete(button);
      if (button.isConnected) button.click();
    }
  }
  addEventListener('click', queue, true);
  addEventListener(ISLAND_HYDRATED, replay);
  return {
    pressed,
    replay,
    /** Stops queuing. */
    stop: () => removeEventListener('click', queue, true),
  };
}
