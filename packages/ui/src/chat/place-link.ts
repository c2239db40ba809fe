import type { Quotation } from '@tutoring/domain/chat-answer';
import type { MouseEvent } from 'react';

/** Words by which a long sentence is found: so many at its beginning, and as many at its end. */
const WORDS_AT_ENDS = 5;

/**
 * The link to a quotation's place: to the sentence itself in browsers that can point at one, and otherwise, or where the
 * sentence is not found, to the nearest place that has a name.
 */
export function placeLink({ url, text, language }: Quotation): string {
  // Others would take it for a part of the place's name.
  if (!('fragmentDirective' in document)) return url;
  return `${url}${url.includes('#') ? '' : '#'}:~:text=${textDirective(text, language)}`;
}

/** How an address names a piece of text: a short one as it is, a long one by both of its ends. */
export function textDirective(text: string, language: string): string {
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  );
  const endOfStart = words[WORDS_AT_ENDS - 1];
  const startOfEnd = words.at(-WORDS_AT_ENDS);
  if (words.length <= 2 * WORDS_AT_ENDS || !endOfStart || !startOfEnd) return encoded(text);
  const start = text.slice(0, endOfStart.index + endOfStart.segment.length);
  return `${encoded(start)},${encoded(text.slice(startOfEnd.index))}`;
}

/** A hyphen has a meaning there. */
function encoded(text: string): string {
  return encodeURIComponent(text.trim()).replaceAll('-', '%2D');
}

/** The panel makes way for what stands behind it. */
export function followed(onFollow: () => void) {
  return ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    if (currentTarget.pathname === location.pathname) onFollow();
  };
}
