import { LANGUAGES } from '@tutoring/domain/languages';
import type { MarkingRecord } from '@tutoring/domain/marking';
import { priceText, type Amount } from '@tutoring/domain/prices';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { plain } from './built-files.ts';
import { COPY, git } from './project-copy.ts';

/** Data files below the project's folder. */
export const PRICES_FILE = 'site/data/prices.yaml';
const CLAIMS_FILE = 'site/data/claims.yaml';
const PEOPLE_FILE = 'site/data/people.yaml';
const STUDENT_WORK_FILE = 'site/data/student-work.yaml';

/** Who answers claims in these journeys. */
export const OWNER = 'Sample Owner';

/** The tutor whom the owner adds. */
export const TUTOR = { name: 'Sample Zoe', page: '/services/chemistry-tutoring', level: 'IB HL' };

/** A page that nobody sent: what the edge would answer about it, and what the owner types from it. */
export const SAMPLE_PAGE = {
  subject: '/services/chemistry-tutoring',
  title: 'A test answer: nobody wrote it',
  text: 'The test rate doubles.\n\nBecause of test energy.',
  words: 'test energy',
  marking: {
    reference: 'L-2345-6722',
    receivedAt: '2026-11-20T09:00:00.000Z',
    dueAt: '2026-11-24T22:00:00.000Z',
    name: 'Sample Parent',
    role: 'parent',
    programme: 'ib',
    subjects: 'Chemistry HL',
    pages: 0,
    isBegun: true,
    lock: null,
    returnedAt: '2026-11-23T09:00:00.000Z',
    link: { expiresAt: '2026-12-23T09:00:00.000Z', revokedAt: null },
    sampleWithdrawnAt: null,
    mail: null,
    message: '',
    question: 'Why does the test rate double? [2]',
    language: 'en',
    maySample: true,
    sizes: [{ width: 300, height: 400 }],
    answerTo: 'sample@example.com',
    work: {
      marks: [
        {
          id: 'm1',
          page: 0,
          kind: 'wavy',
          box: { x: 0.1, y: 0.4, width: 0.6, height: 0.03 },
          note: 'Of which particles?',
        },
      ],
      grade: '1/2',
      comment: '',
    },
    version: 2,
    returned: {
      at: '2026-11-23T09:00:00.000Z',
      by: 'owner@example.com',
      path: null,
      linkExpiresAt: '2026-12-23T09:00:00.000Z',
      linkRevokedAt: null,
    },
    deleteAt: '2026-12-23T09:00:00.000Z',
  } satisfies MarkingRecord,
};

interface Prices {
  from: Amount[];
}
interface Claim {
  id: string;
  answer?: { is: true | 'not-us'; by: string };
}

/** A file of the copy as it is now. */
const present = (path: string) => readFileSync(join(COPY, path), 'utf8');
/** A file of the copy as the owner has found it. */
const original = (path: string) => git('show', `${git('rev-list', '--max-parents=0', 'HEAD').trim()}:${path}`);

/** The lowest price of a session in each currency. */
export const pricesNow = (): Amount[] => (parse(present(PRICES_FILE)) as Prices).from;

export const claimsNow = (): Claim[] => parse(present(CLAIMS_FILE)) as Claim[];

/** The named people. An owner of this site may have named some before. */
export const peopleNow = (): { name: string }[] => parse(present(PEOPLE_FILE)) as { name: string }[];

/** Students' work that may be shown. */
export const studentWorkNow = (): { reference: string }[] =>
  parse(present(STUDENT_WORK_FILE)) as { reference: string }[];

/** How a price was written and how it is written now, without spaces. */
export interface PriceChange {
  before: string;
  after: string;
  /** The language that writes it so; nothing for structured data. */
  language?: string;
}

/** The price of a session, and of each number of sessions that pages offer, in each currency and language. */
export function priceChanges(): PriceChange[] {
  const before = (parse(original(PRICES_FILE)) as Prices).from;
  const after = pricesNow();
  const sizes = (parse(present('site/data/tiers.yaml')) as { sizes: number[] }[]).flatMap((tier) => tier.sizes);
  const changed = before.map((amount, at) => [amount, after[at] ?? amount] as const);
  return changed.flatMap(([old, now]) => [
    ...[...new Set([1, ...sizes])].flatMap((sessions) =>
      LANGUAGES.map((language) => ({
        before: priceOf(old, sessions, language),
        after: priceOf(now, sessions, language),
        language,
      })),
    ),
    { before: minimumOf(old), after: minimumOf(now) },
  ]);
}

const priceOf = ({ currency, amount }: Amount, sessions: number, language: string) =>
  plain(priceText([{ currency, amount: amount * sessions }], language));
/** As structured data has it. */
const minimumOf = ({ currency, amount }: Amount) => `"priceCurrency":"${currency}","minPrice":${amount}`;
