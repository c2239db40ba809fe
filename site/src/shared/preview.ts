/** The parameter that shows a page as on another day: `?as-on=2027-09-01`. */
export const AS_ON = 'as-on';

/** The name of the card with the line above a previewed page (`cardAddress`). */
export const PREVIEW_CARD = 'preview';
/** The part of that line which the browser replaces. */
export const PREVIEW_TEXT = '{preview}';
