import type { Quotation } from '@tutoring/domain/chat-answer';
import type { MouseEvent } from 'react';

/** The number of words at each end of a long sentence that the text fragment names. */
const WORDS_AT_ENDS = 5;

/**
 * Returns the address of a quotation. In browsers with text fragments it leads to the sentence. In other browsers, or if the
 * page no longer contains the sentence, it leads to the section.
 */
export function placeLink({ url, text, language }: Quotation): string {
  // Other browsers would read the directive as part of the fragment's id.
  if (!('fragmentDirective' in document)) return url;
  const directive = textDirective(text, language);
  return directive ? `${url}${url.includes('#') ? '' : '#'}:~:text=${directive}` : url;
}

/** Separates the cells and rows of a table. The page has no such text, and words of several cells do not match as one. */
const BETWEEN_CELLS = /\n| · /;

/**
 * Returns the value of `:~:text=` for a text: the whole text if it is short, or its first and last words. For cells of a table
 * these are words of the first and the last cell.
 * Source: https://wicg.github.io/scroll-to-text-fragment/
 */
export function textDirective(text: string, language: string): string | undefined {
  const cells = text.split(BETWEEN_CELLS);
  const [first = '', last = ''] = [cells[0], cells.at(-1)];
  const [starts, ends] = [wordsOf(first, language), wordsOf(last, language)];
  // A single word is likely elsewhere on the page too, before the table.
  if (cells.length > 1 && starts.length < 2) return undefined;
  const endOfStart = starts[WORDS_AT_ENDS - 1];
  const startOfEnd = ends.at(-WORDS_AT_ENDS);
  if (cells.length === 1 && (starts.length <= 2 * WORDS_AT_ENDS || !endOfStart || !startOfEnd)) return encoded(text);
  const start = endOfStart ? first.slice(0, endOfStart.index + endOfStart.segment.length) : first;
  return `${encoded(start)},${encoded(startOfEnd ? last.slice(startOfEnd.index) : last)}`;
}

function wordsOf(text: string, language: string) {
  return [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  );
}

/** Encodes hyphens too, because they are part of the directive's syntax. */
function encoded(text: string): string {
  return encodeURIComponent(text.trim()).replaceAll('-', '%2D');
}

/** Returns a click handler that calls `onFollow`, which closes the panel, if the link leads to the current page. */
export function followed(onFollow: () => void) {
  return ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    if (currentTarget.pathname === location.pathname) onFollow();
  };
}
