import type { Quotation } from '../contract/chat';
import type { Language } from '../languages';
import { candidatesFor, withPlaces, type Candidate, type Catalogue } from './candidates';
import type { PageWithPassages } from './sentences';
import { queryTermsOf } from './query-terms';
import type { Passage } from './passage';
import { quote, type ScoredQuotation } from './quote';
import type { Vocabularies } from './vocabulary';

/** The maximum number of quoted pages. */
export const QUOTATIONS_MAX = 3;
/** The evidence that an answer needs. */
const EVIDENCE_MIN = { english: 2.5, other: 1.5 } as const;
/** With this share of the question, less evidence is enough, if the question has no unknown terms. */
const SHARE_SUFFICIENT = 0.6;
/** The share of the question that every answer needs. */
const SHARE_MIN = 0.2;
/** The part of the best score that a quotation in the visitor's language needs. */
const OWN_LANGUAGE_SHARE = 0.55;
/** The part of the best score that a further quotation needs. */
const FURTHER_SHARE = 0.6;

/** Loads the passages of a page. */
export type ReadPassages = (path: string) => Promise<readonly Passage[]>;

/** The sentences that answer a question, best first. Empty if the evidence is too weak. */
export async function searchPassages(
  question: string,
  known: Vocabularies,
  catalogue: Catalogue,
  passages: ReadPassages,
): Promise<Quotation[]> {
  const [[language]] = known;
  const terms = withPlaces(queryTermsOf(question, known, catalogue.places), catalogue, language);
  const pages = await loadPages(candidatesFor(terms, catalogue, language), passages);
  return select(quote(terms, pages, language, catalogue.places), language);
}

/** Selects the quotations to show. Good quotations in the visitor's language come before other further ones. */
function select(scored: readonly ScoredQuotation[], language: Language): Quotation[] {
  const [best] = scored;
  if (!best || !answersEnough(best, language)) return [];
  const near = scored.filter(({ score }) => score >= best.score * FURTHER_SHARE);
  const readable = scored.filter(
    ({ quotation, score }) => quotation.language === language && score >= best.score * OWN_LANGUAGE_SHARE,
  );
  const those = new Set([best, ...readable.slice(0, QUOTATIONS_MAX - 1), ...near]);
  return [...those].slice(0, QUOTATIONS_MAX).map(({ quotation }) => quotation);
}

function answersEnough({ share, evidence, hasUnknown }: ScoredQuotation, language: Language): boolean {
  if (share < SHARE_MIN) return false;
  return (
    evidence >= EVIDENCE_MIN[language === 'en' ? 'english' : 'other'] || (!hasUnknown && share >= SHARE_SUFFICIENT)
  );
}

/** Loads the passages of pages. Pages that fail are left out; if all fail, the first error is thrown. */
async function loadPages(candidates: readonly Candidate[], passages: ReadPassages): Promise<PageWithPassages[]> {
  const all = await Promise.allSettled(
    candidates.map(async (page): Promise<PageWithPassages> => ({ ...page, passages: await passages(page.path) })),
  );
  const read = all.filter((one) => one.status === 'fulfilled').map(({ value }) => value);
  const [failed] = all.filter((one) => one.status === 'rejected');
  if (read.length === 0 && failed) throw failed.reason;
  return read;
}
