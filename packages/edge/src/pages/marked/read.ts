import { LANGUAGES, type Language } from '@tutoring/domain/languages';
import type { MarkedWork } from '@tutoring/domain/marking';

/** What the private page shows of a marking. */
export interface Marked {
  reference: string;
  language: Language;
  subjects: string | undefined;
  question: string;
  work: MarkedWork;
  sizes: readonly { width: number; height: number }[];
  /** When the link ends, in milliseconds since the epoch. */
  endsAt: number;
  /** Whether an adult allowed us to show the pages as a sample, and whether they took that back. */
  sample: 'never' | 'allowed' | 'withdrawn';
}

/** Reads a marking for its private page; `undefined` if it was forgotten meanwhile. */
export async function readMarked(db: D1Database, reference: string): Promise<Marked | undefined> {
  const [markings, pages] = await db.batch([
    db
      .prepare(
        `select question, work, link_expires_at, may_sample, sample_withdrawn_at, details
         from markings join leads using (reference) where reference = ?1 and work is not null`,
      )
      .bind(reference),
    db.prepare('select width, height from marking_pages where reference = ?1 order by position').bind(reference),
  ]);
  const [row] = (markings?.results ?? []) as {
    question: string;
    work: string;
    link_expires_at: number;
    may_sample: number;
    sample_withdrawn_at: number | null;
    details: string;
  }[];
  if (!row) return undefined;
  const { language, subjects } = JSON.parse(row.details) as { language?: string; subjects?: string };
  const isAllowed = row.sample_withdrawn_at === null ? 'allowed' : 'withdrawn';
  return {
    reference,
    language: LANGUAGES.find((known) => known === language) ?? 'en',
    subjects,
    question: row.question,
    work: JSON.parse(row.work) as MarkedWork,
    sizes: (pages?.results ?? []) as { width: number; height: number }[],
    endsAt: row.link_expires_at,
    sample: row.may_sample === 1 ? isAllowed : 'never',
  };
}
