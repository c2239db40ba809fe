/** What the boot file has seen before the visit began. */
export interface EarlyEvents {
  /** The kinds of what the visitor did, such as `scroll`. */
  interactions: string[];
  /** What the pointer entered last, and when (milliseconds since the document began). */
  hovered: { target: EventTarget | null; at: number };
  /** By which the browser can be made to ask whether the site is to be installed (`InstallEvent` of the library). */
  install?: Event;
  /** Takes out of an HTML text what may not be there; it comes with the first script of another company. */
  sanitise?: (html: string) => string;
}

/** Events by which a visitor shows that they are there. */
export const INTERACTIONS = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown', 'click'] as const;

/** Dispatched on the window, with its message, when the content policy has refused something. */
export const UNSAFE_CONTENT = 'site:unsafe';

/** Dispatched on the window once the visit answers: what was pressed too early is pressed again. */
export const ENHANCED = 'site:ready';

declare global {
  interface Window {
    early?: EarlyEvents;
  }
}
