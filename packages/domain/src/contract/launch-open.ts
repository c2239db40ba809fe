/** When an entry is still open. The launch list and the desk ask the same functions, so that both count alike. */

/** Months after which a fact is to be checked again: `pnpm content` prints it. */
export const OLD_MONTHS = 6;
/** Months after which a fact may not be published: `pnpm launch-check` fails. */
export const OUTDATED_MONTHS = 12;

/** The whole months from a month such as `2026-11` to a day. */
export function monthsSince(month: string, today: Date): number {
  const then = new Date(month);
  return (today.getUTCFullYear() - then.getUTCFullYear()) * 12 + today.getUTCMonth() - then.getUTCMonth();
}

/**
 * Where the kinds of files state the month in which somebody compared their facts with the sources: an attribute of `<Sources>`, the
 * value of a key or constant whose name ends in `checked`, or a comment that begins with the word.
 */
const STATED: Readonly<Record<string, RegExp>> = {
  '.mdx': /<Sources checked="(\d{4}-\d{2})"/dg,
  '.yaml': /checked:?\s+['"]?(\d{4}-\d{2})/dgi,
  '.ts': /checked(?:: \w+)?(?::|\s*=|)\s+['"]?(\d{4}-\d{2})/dgi,
};

/** A month that a file states, and where. */
export interface StatedMonth {
  month: string;
  /** From 1. */
  line: number;
  /** The place of the month in the text. */
  offset: number;
}

/** The months in the text of a file. */
export function statedMonths(file: string, text: string): StatedMonth[] {
  const pattern = STATED[/\.\w+$/.exec(file)?.[0] ?? ''];
  if (!pattern) return [];
  return [...text.matchAll(pattern)].map(({ 1: month = '', index, indices }) => ({
    month,
    line: text.slice(0, index).split('\n').length,
    offset: indices?.[1]?.[0] ?? index,
  }));
}

/** The text of a file whose old facts were all compared with their sources today. */
export function withCheckedFacts(file: string, text: string, today: Date): string {
  const now = today.toISOString().slice(0, 7);
  let checked = text;
  // A month is as long as another, so the offsets hold.
  for (const { month, offset } of statedMonths(file, text))
    if (monthsSince(month, today) >= OLD_MONTHS)
      checked = checked.slice(0, offset) + now + checked.slice(offset + now.length);
  return checked;
}

/** The consent to show a photo, by days such as `2026-11-27`. */
interface Consent {
  given: string;
  until?: string | undefined;
}

/**
 * Why no page may show a photo on a day.
 * @returns nothing if its consent holds.
 */
export function consentProblem(consent: Consent | undefined, today: Date): string | undefined {
  if (!consent) return 'it has no consent';
  const day = today.toISOString().slice(0, 10);
  if (day < consent.given) return `its consent begins on ${consent.given}`;
  if (consent.until !== undefined && day > consent.until) return `its consent ended on ${consent.until}`;
  return undefined;
}

type Values = Readonly<Record<string, unknown>>;

/** Whether an entry with a value is open, by the reason for which it is in the list. */
export const OPEN_WHILE = {
  /** It is marked as a placeholder, as a sample, or as not verified. */
  marked: (value) => {
    const { placeholder, sample, verified } = valuesOf(value);
    return placeholder === true || sample === true || verified === false;
  },
  /** Nothing is filled in: no value, or zeros only. */
  empty: (value) => Object.values(value ?? {}).every((one) => one === 0),
  /** A switch is on. */
  on: (value) => value === true,
  /** A photo has no consent that holds. */
  'no-consent': (value, today) => consentProblem(valuesOf(value).consent as Consent | undefined, today) !== undefined,
  /** A number that nobody could confirm. */
  unconfirmed: (value) => valuesOf(value).confidence === 'low',
  /** An entry with the month of its last check. */
  old: (value, today) => monthsSince(String(valuesOf(value).checked), today) >= OLD_MONTHS,
} satisfies Record<string, (value: unknown, today: Date) => boolean>;

/** Why an entry is in the list. */
export type OpenWhile = keyof typeof OPEN_WHILE;

const valuesOf = (value: unknown): Values => (typeof value === 'object' && value !== null ? (value as Values) : {});
