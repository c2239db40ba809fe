/**
 * Where the fields of a row stand below each other: a form this narrow has room for one beside another only if its
 * letters are small. In rem, so that it grows with them: a phone's form is about 22rem wide, with letters twice as large 10.
 */
export const STACKED = '(max-width: 17rem)';
/** Where it is not so. */
export const SIDE_BY_SIDE = '(min-width: 17rem)';
/** Where letters are so large, or a phone so small, that words of a table have to break: at 390 px a result is 20rem wide. */
export const LARGE_LETTERS = '(max-width: 18.5rem)';
