/**
 * A passage of a page, word for word: a paragraph, list item or table row, with its heading. Its sentences are adjacent on
 * the page.
 */
export interface Passage {
  /** Id of the nearest element above it, '' at the start of the page. */
  id: string;
  heading: string;
  sentences: readonly string[];
}

/** The address of a page's passages: one file for each page, `/passages/services.chemistry-tutoring.json`. */
export function passagesAddress(path: string): string {
  return `/passages/${path.slice(1).replaceAll('/', '.') || 'index'}.json`;
}

/** Parses passages; `undefined` if they are invalid. */
export function readPassages(value: unknown): Passage[] | undefined {
  return Array.isArray(value) && value.every(isPassage) ? value : undefined;
}

function isPassage(value: unknown): value is Passage {
  if (typeof value !== 'object' || value === null) return false;
  const { id, heading, sentences } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof heading === 'string' &&
    Array.isArray(sentences) &&
    sentences.every((sentence) => typeof sentence === 'string')
  );
}
