import type { Lead } from '@tutoring/domain/lead';
import { LANGUAGES, type Language } from '@tutoring/domain/languages';

/** What anybody with a lead's reference may learn: nothing about its sender. */
export interface LeadSummary {
  /** Milliseconds since the epoch. */
  receivedAt: number;
  language: Language;
  /** As it was typed. */
  timeZone?: string | undefined;
}

/** Reads the summary of a lead; `undefined` if there is none. */
export async function leadSummary(db: D1Database, reference: string): Promise<LeadSummary | undefined> {
  const row = await db
    .prepare('select received_at, details from leads where reference = ?1')
    .bind(reference)
    .first<{ received_at: number; details: string }>();
  if (!row) return undefined;
  const { language, timeZone } = JSON.parse(row.details) as Partial<Lead>;
  return { receivedAt: row.received_at, language: LANGUAGES.find((known) => known === language) ?? 'en', timeZone };
}
