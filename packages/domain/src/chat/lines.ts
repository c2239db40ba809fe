import type { Candidate } from './candidates';
import type { Meaning } from './meanings';
import type { Passage } from './passage';
import { spaced } from './phrases';

/** A page with its passages. */
export interface Read extends Candidate {
  passages: readonly Passage[];
}

/** A sentence that may be quoted. */
export interface Line {
  page: Read;
  passage: Passage;
  /** Its place in the passage. */
  at: number;
  text: string;
  /** What each meaning counts here. */
  counts: readonly number[];
}

/** What a meaning counts by where it stands: in the sentence, its heading, its section, what the page is about, the page. */
export const HERE = 1;
const ABOVE = 0.85;
export const BESIDE = 0.65;
const ABOUT = 0.5;
const SOMEWHERE = 0.35;

/** The sentences of a page, and how much each says of what is asked. */
export function linesOf(page: Read, meanings: readonly Meaning[]): Line[] {
  const countedIn = (text: string, count: number) => {
    const folded = spaced(text);
    return meanings.map((meaning) => (meaning.isIn(folded, page.language) ? count : 0));
  };
  const about = meanings.map(({ concept, isIn }) =>
    (concept && page.homeOf.has(concept)) || isIn(page.about, page.language) ? ABOUT : 0,
  );
  const somewhere = countedIn(page.passages.map(textOf).join(' '), SOMEWHERE);
  return sectionsOf(page.passages).flatMap((section) => {
    const above = countedIn(section[0]?.heading ?? '', ABOVE);
    const beside = countedIn(section.map(textOf).join(' '), BESIDE);
    return section.flatMap((passage) =>
      passage.sentences.map((text, at): Line => {
        const here = countedIn(text, HERE);
        const counts = meanings.map((_, one) =>
          Math.max(...[here, above, beside, about, somewhere].map((counted) => counted[one] ?? 0)),
        );
        return { page, passage, at, text, counts };
      }),
    );
  });
}

function textOf({ sentences }: Passage): string {
  return sentences.join(' ');
}

/** Passages below one heading, together. */
function sectionsOf(passages: readonly Passage[]): Passage[][] {
  const sections = new Map<string, Passage[]>();
  for (const passage of passages) {
    const key = `${passage.id} ${passage.heading}`;
    const section = sections.get(key) ?? [];
    sections.set(key, section);
    section.push(passage);
  }
  return [...sections.values()];
}
