/**
 * The overlays of a page, highest priority first. One is open at a time (client/enhance/overlays/queue.ts).
 *
 * - `at once`: the visitor opened it, or must answer it. It replaces the open overlay.
 * - `in turn`: news about the site that the visitor should see. It waits for its turn.
 * - `one a page`: an unrequested suggestion. It waits, and a page shows at most one.
 */
export const OVERLAYS = {
  consent: 'at once',
  chat: 'at once',
  update: 'in turn',
  offline: 'in turn',
  language: 'in turn',
  offer: 'one a page',
  install: 'one a page',
} as const;
export type OverlayName = keyof typeof OVERLAYS;

/** Shows an overlay. Returns a function that hides it, or `undefined` if it does not fit on the screen now. */
export type ShowOverlay = () => (() => void) | undefined;

/** Decides which overlay is open. */
export interface OverlayQueue {
  /** Requests to open an overlay. The queue calls `show` when it is its turn, and again later if it did not fit. */
  request: (name: OverlayName, show: ShowOverlay) => void;
  /** Reports that an overlay is closed, or cancels its request. */
  release: (name: OverlayName) => void;
}

/** The card name of the cookie banner in a language, for {@link cardAddress}. */
export const consentBanner = (language: string) => `consent.${language}`;

/** The card name of the suggestion to open a page in the visitor's chosen language. */
export const languageCard = (language: string) => `language.${language}`;

/** The address of the HTML for a card or a region strip. The build writes it; a page fetches it when needed. */
export const cardAddress = (name: string) => `/cards/${name}.txt`;
