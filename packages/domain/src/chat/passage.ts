/**
 * A passage of a page, word for word: a paragraph, an entry of a list or a row of a table, and the heading above it.
 * Sentences that follow each other here follow each other on the page.
 */
export interface Passage {
  /** Id of the nearest place on the page above it, '' for the page's beginning. */
  id: string;
  heading: string;
  sentences: readonly string[];
}

/** Where a page's passages are published: one file a page, `/passages/services.chemistry-tutoring.json`. */
export function passagesAddress(path: string): string {
  return `/passages/${path.slice(1).replaceAll('/', '.') || 'index'}.json`;
}

/** The passages that came over the network, or `undefined` if they are none. */
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
