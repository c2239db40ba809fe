/**
 * Where the fields of a row stand below each other: a form this narrow has room for one beside another only if its
 * letters are small. In rem, so that it grows with them: a phone's form is about 22rem wide, with letters twice as large 10.
 */
export const STACKED = '(max-width: 17rem)';
/** Where it is not so. */
export const SIDE_BY_SIDE = '(min-width: 17rem)';
/** Where letters are so large that words of a table have to break: a phone's result is about 15 to 20rem wide. */
export const LARGE_LETTERS = '(max-width: 12rem)';
