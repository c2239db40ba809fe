/** The attributes that mark an island in the HTML, imported as `ISLAND`: a script carries only those it uses. */

/** The island's name. Its script has the same name. */
export const name = 'data-island';
/** When React hydrates the island: a {@link HydrationStrategy}. */
export const strategy = 'data-hydrate';
/** The addresses of its script, its messages, what they import, and its stylesheet if it has one. The build writes them. */
export const files = 'data-files';
/** When its files are prefetched, after the first interaction: a task priority and milliseconds, or {@link NO_PREFETCH}. */
export const prefetch = 'data-prefetch';
/**
 * For `press`: the address of the dialog's content as the server renders it, to be shown before the island has loaded. The build
 * puts it in the place of its name.
 */
export const panel = 'data-panel';
/** For `restored`: the keys in the browser's storage under which it keeps a draft, with spaces between. */
export const draft = 'data-draft';
/** For `restored`: how fragments of addresses begin that carry its state, with spaces between. */
export const link = 'data-link';
/** Set once the island reacts to the visitor. */
export const hydrated = 'data-hydrated';

/**
 * When React hydrates an island:
 *
 * - `intent`: when somebody points at it, focuses it or types in it.
 * - `restored`: likewise, and immediately if there is a draft or a link that restores its state.
 * - `press`: when its link is pressed; nothing is fetched before. The press opens the empty `dialog` after the link, fills
 *   it with the HTML of {@link panel}, and hydrates it. If its script does not load, the link is followed.
 * - `immediate`: as soon as the page is enhanced.
 */
export type HydrationStrategy = 'intent' | 'restored' | 'press' | 'immediate';

/** The value of {@link prefetch} for an island whose files are not prefetched. */
export const NO_PREFETCH = 'none';
