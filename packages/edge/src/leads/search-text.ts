import type { Lead } from '@tutoring/domain/lead';
import { fold } from '@tutoring/domain/search';
import { cut } from '../lib/truncate';

/** Leads of before that are folded in one go: at their longest they are still less than the 2 MB of D1's longest value. */
const BATCH = 32;
/**
 * Longest folded text, in UTF-16 code units. The longest message has room in it, unless its letters stand for many each: `ﷺ` is
 * folded to 18. It bounds what a lead stores besides what was typed.
 */
export const FOLDED_MAX = 5000;

/** What of a lead is searched. */
type Searched = Pick<Lead, 'name' | 'email' | 'message' | 'guardianEmail' | 'subjects'> & { reference: string };

/**
 * What of a lead is searched, as it is compared: each word once, because words are looked for one by one (owner/filter.ts). It
 * is stored with the lead: folding thousands of messages anew for each search would take longer than a Worker may.
 */
export function foldedLead({ reference, name, email, guardianEmail = '', message, subjects = '' }: Searched): string {
  // The reference first: nothing that is typed cuts it off.
  const words = fold([reference, name, email, guardianEmail, subjects, message].join('\n')).split(/\s+/);
  return cut([...new Set(words)].join(' '), FOLDED_MAX);
}

interface Row {
  reference: string;
  name: string;
  email: string;
  message: string;
  /** JSON. */
  details: string;
}

/** Folds some of the leads that were stored before leads were folded. */
export async function foldOldLeads(db: D1Database): Promise<void> {
  const { results } = await db
    .prepare('select reference, name, email, message, details from leads where folded is null limit ?1')
    .bind(BATCH)
    .all<Row>();
  if (results.length === 0) return;
  const folded = results.map(({ details, ...row }) => [
    row.reference,
    foldedLead({ ...(JSON.parse(details) as Partial<Lead>), ...row }),
  ]);
  await db
    .prepare(
      'update leads set folded = given.value ->> 1 from json_each(?1) as given where leads.reference = given.value ->> 0',
    )
    .bind(JSON.stringify(folded))
    .run();
}
