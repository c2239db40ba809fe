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
  const countedIn = (text: string, count: number) => terms.map((term) => (term.isIn(text, page.language) ? count : 0));
  const about = terms.map(({ concept, isIn }) =>
    (concept && page.homeOf.has(concept)) || isIn(page.about, page.language) ? PAGE_TOPIC : 0,
  );
  const { whole, sections } = spacedPageOf(page.passages);
  const somewhere = countedIn(whole, ON_PAGE);
  return sections.flatMap(({ heading, text: section, sentences }) => {
    const above = countedIn(heading, IN_HEADING);
    const beside = countedIn(section, IN_SECTION);
    return sentences.map(({ passage, at, text, folded }): CandidateSentence => {
      const here = countedIn(folded, IN_SENTENCE);
      const counts = terms.map((_, one) =>
        Math.max(...[here, above, beside, about, somewhere].map((counted) => counted[one] ?? 0)),
      );
      return { page, passage, at, text, counts };
    });
  });
}

/** The {@link spaced} texts of a page. */
interface SpacedPage {
  whole: string;
  sections: readonly {
    heading: string;
    text: string;
    sentences: readonly (Pick<CandidateSentence, 'passage' | 'at' | 'text'> & { folded: string })[];
  }[];
}

/** Cached as long as the passages are, because folding a page takes longer than finding a question’s terms in it. */
const spacedPages = new WeakMap<readonly Passage[], SpacedPage>();

function spacedPageOf(passages: readonly Passage[]): SpacedPage {
  const page = spacedPages.get(passages) ?? {
    whole: spaced(passages.map(textOf).join(' ')),
    sections: sectionsOf(passages).map((section) => ({
      heading: spaced(section[0]?.heading ?? ''),
      text: spaced(section.map(textOf).join(' ')),
      sentences: section.flatMap((passage) =>
        passage.sentences.map((text, at) => ({ passage, at, text, folded: spaced(text) })),
      ),
    })),
  };
  spacedPages.set(passages, page);
  return page;
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
