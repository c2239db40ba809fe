/**
 * What may lie over a page, in the order in which it gets its turn: one at a time (client/enhance/overlays/queue.ts).
 *
 * - `at once`: the visitor has asked for it, or must be asked. Whatever lies there gives way.
 * - `in turn`: what has happened and should be known.
 * - `one a page`: what nobody has asked for. After one of them no other comes on the same page.
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

/** Shows something. Returns what takes it away again; nothing if there is no place for it now. */
export type ShowOverlay = () => (() => void) | undefined;

/** The one place over the page. */
export interface OverlayQueue {
  /** Asks for a turn: `show` is called when it has come, and again a little later if there was no place. */
  request: (name: OverlayName, show: ShowOverlay) => void;
  /** Says that something has gone, or wants no turn any more. */
  release: (name: OverlayName) => void;
}

/** What the question about cookies is called there, in a language. */
export const consentBanner = (language: string) => `consent.${language}`;

/** What the card is called that offers a page in the language that the visitor has chosen. */
export const languageCard = (language: string) => `language.${language}`;

/** Where the build writes what a page fetches when it is due: cards over it, and the strips of a place. HTML of the library. */
export const cardAddress = (name: string) => `/cards/${name}.txt`;
