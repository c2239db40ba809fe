import type { Candidate } from './candidates';
import type { QueryTerm } from './query-terms';
import type { Passage } from './passage';
import { spaced } from './phrases';

/** A page with its passages. */
export interface PageWithPassages extends Candidate {
  passages: readonly Passage[];
}

/** A sentence that may be quoted as an answer. */
export interface CandidateSentence {
  page: PageWithPassages;
  passage: Passage;
  /** Its index in the passage. */
  at: number;
  text: string;
  /** The factor of each term of the question, by where it occurs. 0 if nowhere. */
  counts: readonly number[];
}

/** Factors of a term that occurs in the sentence, its heading, its section, the page's title or keywords, the page. */
export const IN_SENTENCE = 1;
const IN_HEADING = 0.85;
export const IN_SECTION = 0.65;
const PAGE_TOPIC = 0.5;
const ON_PAGE = 0.35;

/** The sentences of a page, with the factors of each term of a question. */
export function sentencesOf(page: PageWithPassages, terms: readonly QueryTerm[]): CandidateSentence[] {
  const countedIn = (text: string, count: number) => {
    const folded = spaced(text);
    return terms.map((term) => (term.isIn(folded, page.language) ? count : 0));
  };
  const about = terms.map(({ concept, isIn }) =>
    (concept && page.homeOf.has(concept)) || isIn(page.about, page.language) ? PAGE_TOPIC : 0,
  );
  const somewhere = countedIn(page.passages.map(textOf).join(' '), ON_PAGE);
  return sectionsOf(page.passages).flatMap((section) => {
    const above = countedIn(section[0]?.heading ?? '', IN_HEADING);
    const beside = countedIn(section.map(textOf).join(' '), IN_SECTION);
    return section.flatMap((passage) =>
      passage.sentences.map((text, at): CandidateSentence => {
        const here = countedIn(text, IN_SENTENCE);
        const counts = terms.map((_, one) =>
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

/** Groups passages by heading. */
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
