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
  return `${url}${url.includes('#') ? '' : '#'}:~:text=${textDirective(text, language)}`;
}

/**
 * Returns the value of `:~:text=` for a text: the whole text if it is short, or its first and last words.
 * Source: https://wicg.github.io/scroll-to-text-fragment/
 */
export function textDirective(text: string, language: string): string {
  const messages = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  );
  const endOfStart = messages[WORDS_AT_ENDS - 1];
  const startOfEnd = messages.at(-WORDS_AT_ENDS);
  if (messages.length <= 2 * WORDS_AT_ENDS || !endOfStart || !startOfEnd) return encoded(text);
  const start = text.slice(0, endOfStart.index + endOfStart.segment.length);
  return `${encoded(start)},${encoded(text.slice(startOfEnd.index))}`;
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
