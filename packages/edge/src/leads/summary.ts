import type { Lead } from '@tutoring/domain/lead';
import { LANGUAGES, type Language } from '@tutoring/domain/languages';

/** What anybody with a lead's reference may learn: nothing about its sender. */
export interface LeadSummary {
  /** Milliseconds since the epoch. */
  receivedAt: number;
  language: Language;
  /** As it was typed. */
  timeZone?: string | undefined;
  /** Whether pages came with it, to be marked. */
  hasPages: boolean;
}

/** Whether a lead has pages to mark, in SQL of `leads`. */
export const HAS_PAGES = 'exists (select 1 from markings where markings.reference = leads.reference)';

/** Reads the summary of a lead; `undefined` if there is none. */
export async function leadSummary(db: D1Database, reference: string): Promise<LeadSummary | undefined> {
  const row = await db
    .prepare(`select received_at, details, ${HAS_PAGES} as has_pages from leads where reference = ?1`)
    .bind(reference)
    .first<{ received_at: number; details: string; has_pages: number }>();
  if (!row) return undefined;
  const { language, timeZone } = JSON.parse(row.details) as Partial<Lead>;
  return {
    receivedAt: row.received_at,
    language: LANGUAGES.find((known) => known === language) ?? 'en',
    timeZone,
    hasPages: row.has_pages === 1,
  };
}
