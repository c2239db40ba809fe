/** The attributes by which the page tells its live parts to the visit, to be imported as `PART`: a script carries those it uses. */

/** Which part: its script is named so. */
export const name = 'data-live';
/** Addresses of its script, of its words, of what they import, and of its stylesheet if it has one; written by the build. */
export const files = 'data-files';
/**
 * There on a part of which nothing is fetched before its link is pressed: the press opens the empty `dialog` behind the
 * link and wakes the part, which fills it. If it cannot be had, the link is followed.
 */
export const press = 'data-press';
/** When its files are fetched ahead, after the first sign of life: priority and milliseconds. */
export const turn = 'data-turn';
/** The name in the browser's storage under which it keeps what was begun: then it wakes by itself. */
export const draft = 'data-draft';
/** The beginning of the address's fragment by which a link brings it something: then it wakes by itself. */
export const link = 'data-link';
/** There on a part that is all that its page is for: it wakes by itself. */
export const atOnce = 'data-at-once';
/** Until when an element counts the weeks, a day such as `2027-04-23`, or a month where no day is known: no part, but told to the visit as well. */
export const weeksTo = 'data-weeks-to';
/** There around the table of courses that change: the visit shows what is asked for. */
export const changes = 'data-changes';
/** There once it reacts. */
export const awake = 'data-awake';
