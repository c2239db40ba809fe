import type { Lead } from '@tutoring/domain/lead';
import { fold } from '@tutoring/domain/search';
import { truncate } from '../lib/truncate';

/** Leads per run: even the longest stay below D1's limit of 2 MB for a value. */
const BATCH = 32;
/**
 * The longest search text, in UTF-16 code units. The longest message fits, unless its letters fold to many each: `ﷺ` folds to
 * 18. It limits what a lead stores besides its fields.
 */
export const SEARCH_TEXT_MAX = 5000;

/** The fields that the inbox's search reads. */
type SearchedFields = Pick<Lead, 'name' | 'email' | 'message' | 'guardianEmail' | 'subjects'> & { reference: string };

/**
 * The search text of a lead: its folded words, each once (owner/filter.ts searches single words). It is stored, because
 * folding thousands of messages for each search would exceed a Worker's CPU time.
 */
export function searchTextOf({
  reference,
  name,
  email,
  guardianEmail = '',
  message,
  subjects = '',
}: SearchedFields): string {
  // The reference comes first, so that it is never truncated.
  const words = fold([reference, name, email, guardianEmail, subjects, message].join('\n')).split(/\s+/);
  return truncate([...new Set(words)].join(' '), SEARCH_TEXT_MAX);
}

interface StoredLead {
  reference: string;
  name: string;
  email: string;
  message: string;
  /** JSON. */
  details: string;
}

/** Adds the search text to leads that were stored without one, some in each run. */
export async function addSearchTexts(db: D1Database): Promise<void> {
  const { results } = await db
    .prepare('select reference, name, email, message, details from leads where folded is null limit ?1')
    .bind(BATCH)
    .all<StoredLead>();
  if (results.length === 0) return;
  const folded = results.map(({ details, ...row }) => [
    row.reference,
    searchTextOf({ ...(JSON.parse(details) as Partial<Lead>), ...row }),
  ]);
  await db
    .prepare(
      'update leads set folded = given.value ->> 1 from json_each(?1) as given where leads.reference = given.value ->> 0',
    )
    .bind(JSON.stringify(folded))
    .run();
}
