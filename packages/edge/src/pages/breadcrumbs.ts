import { oneLine } from '@tutoring/domain/plain-text';
import { truncate } from '../lib/truncate';

/** A breadcrumb after Home. */
export interface Breadcrumb {
  label: string;
  /** Missing if there is no page. */
  href?: string;
}

/** Most breadcrumbs after Home. */
export const STEPS_MAX = 5;
/** Characters of a label. */
export const LABEL_MAX = 60;

/**
 * Breadcrumbs of an address without a page: each segment in title case, `/blog/no-such-page` as Blog, No Such Page.
 * @param isPage Whether a path has a page. @default none has
 */
export function breadcrumbsOf(path: string, isPage: (path: string) => boolean = () => false): Breadcrumb[] {
  const segments = path.split('/').filter(Boolean).slice(0, STEPS_MAX);
  return segments.flatMap((segment, at): Breadcrumb[] => {
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
  return label.length > LABEL_MAX ? `${truncate(label, LABEL_MAX - 1)}…` : label;
}

/** The decoded segment, or the segment itself if it is invalid. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
