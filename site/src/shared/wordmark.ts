/** The business's name as outlines, in units of the font. */
export interface Wordmark {
  width: number;
  /** The top of the line above the baseline. */
  ascender: number;
  /** The bottom of the line, a negative number. */
  descender: number;
  /** The outline of each letter, and its distance from the start. */
  letters: { x: number; path: string }[];
}
