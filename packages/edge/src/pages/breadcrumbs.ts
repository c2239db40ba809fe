import { oneLine } from '@tutoring/domain/plain-text';
import { cut } from '../lib/truncate';

/** A step of the way from the home page. */
export interface Step {
  label: string;
  /** Only where there is a page. */
  href?: string;
}

/** Steps that are shown after Home; what follows is left out. */
export const STEPS_MAX = 5;
/** Characters of a step that are shown. */
export const LABEL_MAX = 60;

/**
 * The way to an address where there is no page: each of its segments in title case, `/blog/no-such-page` as Blog, No Such Page.
 * @param isPage Whether a path has a page. @default none has
 */
export function trailOf(path: string, isPage: (path: string) => boolean = () => false): Step[] {
  const segments = path.split('/').filter(Boolean).slice(0, STEPS_MAX);
  return segments.flatMap((segment, at): Step[] => {
    const label = titleCase(segment);
    const href = `/${segments.slice(0, at + 1).join('/')}`;
    if (!label) return [];
    return [{ label, ...(isPage(href) && { href }) }];
  });
}

function titleCase(segment: string): string {
  const words = oneLine(decoded(segment))
    .split(/[\s\-_+]+/)
    .filter(Boolean);
  const label = words.map((word) => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())).join(' ');
  return label.length > LABEL_MAX ? `${cut(label, LABEL_MAX - 1)}…` : label;
}

/** What a segment says, or the segment itself where it is no text. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
