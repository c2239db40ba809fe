/**
 * Container widths at which the fields of a row are stacked. The limit is in rem, so that it grows with the text size: a
 * form on a phone is about 22rem wide, and about 10rem with text twice as large.
 */
export const STACKED = '(max-width: 17rem)';
/** Container widths at which the fields of a row are side by side. */
export const SIDE_BY_SIDE = '(min-width: 17rem)';
/**
 * Container widths at which columns beside each other would break words: on a phone of 320 px, and with text twice as large. On a
 * phone of 390 px a result is 20rem wide.
 */
export const FEW_LETTERS = '(max-width: 18.5rem)';
