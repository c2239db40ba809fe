import { createHash } from 'node:crypto';

/** What a page said, in few characters: its kind and a hash, such as `text:5f1c0e9a7b3d2468`. */
export type Fingerprint = `${'text' | 'bytes'}:${string}`;

/** Characters of the hash. Among a thousand pages, two are the same by accident once in ten million million runs. */
const HASH_CHARACTERS = 16;

/** Numbers and times that change though the page says the same. */
const NOISE: readonly RegExp[] = [
  /\b(?:\d+|an?|one) (?:second|minute|hour|day|week|month|year)s? ago\b/gi,
  /\b[\d.,]+ ?[km]? (?:views?|reads?|shares?|likes?|comments?|downloads?)\b/gi,
  /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi,
  /\b(?=\w*\d)(?=\w*[a-f])[\da-f]{16,}\b/gi,
  /(?:©|\(c\)|copyright) ?(?:\d{4} ?[-–] ?)?\d{4}/gi,
];

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

const DAY_MS = 86_400_000;

/** The fingerprint of sentences that have no noise any more. Their order does not count: some pages shuffle lists. */
export function textFingerprint(sentences: readonly string[]): Fingerprint {
  return `text:${hashOf([...new Set(sentences)].sort().join('\n'))}`;
}

/** The fingerprint of a file that is no page, such as a PDF. */
export function bytesFingerprint(bytes: Uint8Array): Fingerprint {
  return `bytes:${hashOf(bytes)}`;
}

/**
 * The sentences of lines, without what changes at each visit: today's date, how long ago something was, counters and ids.
 * @param today When the page was read. Its other dates stay: they may be those of exams.
 */
export function sentencesOf(lines: readonly string[], today: Date): string[] {
  const noise = [...datesAround(today), ...NOISE];
  return lines
    .map((line) => noise.reduce((text, pattern) => text.replace(pattern, ''), line))
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.replace(/\s+/g, ' ').trim()))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** Patterns of the day before, the day and the day after, because it is another day elsewhere. */
function datesAround(today: Date): RegExp[] {
  return [-1, 0, 1].flatMap((days) => datesOf(new Date(today.getTime() + days * DAY_MS)));
}

/** A day as pages write it: `2026-11-26`, `26/11/2026`, `11/26/2026`, `Thursday, 26 November 2026`, `2026年11月26日`. */
function datesOf(date: Date): RegExp[] {
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  const part = (options: Intl.DateTimeFormatOptions) => date.toLocaleDateString('en', { timeZone: 'UTC', ...options });
  const name = `${part({ month: 'short' })}(?:${part({ month: 'long' }).slice(3)})?\\.?`;
  const weekday = `(?:${part({ weekday: 'long' })},? )?`;
  const two = (number: number) => `0?${number}`;
  return [
    `${year}[-/.]${two(month)}[-/.]${two(day)}(?:T[\\d:.]+Z?)?`,
    `${two(day)}(?<mark>[-/.])${two(month)}\\k<mark>${year}`,
    `${two(month)}(?<mark>[-/.])${two(day)}\\k<mark>${year}`,
    `${weekday}${two(day)}(?:th|st|nd|rd)?(?: of)? ${name},? ${year}`,
    `${weekday}${name} ${two(day)}(?:th|st|nd|rd)?,? ${year}`,
    `${year}年${two(month)}月${two(day)}日`,
  ].map((pattern) => new RegExp(`(?<!\\d)${pattern}(?!\\d)`, 'gi'));
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, HASH_CHARACTERS);
}
