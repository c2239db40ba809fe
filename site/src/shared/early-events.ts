/** What the bootstrap recorded before the page was enhanced. */
export interface EarlyEvents {
  /** The types of the visitor's first events, such as `scroll`. */
  interactions: string[];
  /** The element that the pointer entered last, and when (the event's `timeStamp`). */
  hovered: { target: EventTarget | null; at: number };
  /** The browser's `beforeinstallprompt` event, if it fired (`InstallEvent` in the library). */
  install?: Event;
  /** Cleans HTML for the Trusted Types policy. Set when the first third-party script loads. */
  sanitise?: (html: string) => string;
}

/** The events that count as an interaction. */
export const INTERACTIONS = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown', 'click'] as const;

/** Dispatched on the window when the Trusted Types policy rejects something; carries the message. */
export const UNSAFE_CONTENT = 'site:unsafe';

/** Dispatched on the window once the page is enhanced: the bootstrap then replays early presses. */
export const ENHANCED = 'site:ready';

declare global {
  interface Window {
    early?: EarlyEvents;
  }
}
