import type { Quotation } from '../contract/chat';
import type { Language } from '../languages';
import { candidatesFor, withPlaces, type Candidate, type Catalogue } from './candidates';
import type { Read } from './lines';
import { meaningsOf } from './meanings';
import type { Passage } from './passage';
import { quote, type Scored } from './quote';
import type { KnownWords } from './words';

/** How many pages are quoted at most. */
export const QUOTATIONS_MAX = 3;
/** How much a page must say of a question, less what no page says of it: below it, we do not know. */
const EVIDENCE = { english: 2.5, other: 1.5 } as const;
/** The share from which little is enough, where pages have a word for everything that is asked. */
const ALL = 0.6;
/** The share of the question of which a quotation must speak. */
const SHARE = 0.2;
/** What one in the visitor's language must have of the best one's score. */
const READABLE = 0.55;
/** What a further quotation must have of the best one's score. */
const NEARLY_AS_GOOD = 0.6;

/** Reads the passages of a page. */
export type ReadPassages = (path: string) => Promise<readonly Passage[]>;

/** The sentences of all pages that speak of what is asked, the best first; none if they say too little of it. */
export async function searchPassages(
  question: string,
  known: KnownWords,
  catalogue: Catalogue,
  passages: ReadPassages,
): Promise<Quotation[]> {
  const [[language]] = known;
  const meanings = withPlaces(meaningsOf(question, known, catalogue.places), catalogue, language);
  const pages = await readAll(candidatesFor(meanings, catalogue, language), passages);
  return chosen(quote(meanings, pages, language, catalogue.places), language);
}

/** The best of those that say enough; of another language than English, what the visitor can read is among them. */
function chosen(scored: readonly Scored[], language: Language): Quotation[] {
  const [best] = scored;
  if (!best || !isEnough(best, language)) return [];
  const near = scored.filter(({ score }) => score >= best.score * NEARLY_AS_GOOD);
  const readable = scored.filter(
    ({ quotation, score }) => quotation.language === language && score >= best.score * READABLE,
  );
  const those = new Set([best, ...readable.slice(0, QUOTATIONS_MAX - 1), ...near]);
  return [...those].slice(0, QUOTATIONS_MAX).map(({ quotation }) => quotation);
}

function isEnough({ share, evidence, isStrange }: Scored, language: Language): boolean {
  if (share < SHARE) return false;
  return evidence >= EVIDENCE[language === 'en' ? 'english' : 'other'] || (!isStrange && share >= ALL);
}

/** Reads some pages; one that cannot be had is left out, unless none can. */
async function readAll(candidates: readonly Candidate[], passages: ReadPassages): Promise<Read[]> {
  const all = await Promise.allSettled(
    candidates.map(async (page): Promise<Read> => ({ ...page, passages: await passages(page.path) })),
  );
  const read = all.filter((one) => one.status === 'fulfilled').map(({ value }) => value);
  const [failed] = all.filter((one) => one.status === 'rejected');
  if (read.length === 0 && failed) throw failed.reason;
  return read;
}
