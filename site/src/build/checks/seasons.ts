import { join } from 'node:path';
import type { SiteData } from '../content/data';
import { lineOfField } from '../content/line-of';
import { Mistakes } from '../content/problem';

/** The days on which something runs, both included. */
interface Days {
  /** @default always */
  from?: string | undefined;
  until: string;
}

/**
 * Checks the days of offers and banners: each starts before it ends, only one banner runs at a time, and a page has one
 * offer at a time.
 * @throws {ContentProblem | ContentProblems} for each mistake, with its line.
 */
export function checkSeasons(folder: string, { offers, banners }: Pick<SiteData, 'offers' | 'banners'>): void {
  const mistakes = new Mistakes();
  const addMistake = (file: string, name: string, what: string, fix: string) => {
    mistakes.add(lineOfField(join(folder, file), name), what, fix);
  };
  for (const [file, entries] of [
    ['offers.yaml', offers],
    ['banners.yaml', banners],
  ] as const) {
    for (const [name, { from, until }] of Object.entries<Days>(entries)) {
      if (from !== undefined && from > until) {
        const what = `"${name}" starts on ${from} and ends on ${until}, which is earlier, so it would never show.`;
        addMistake(file, name, what, 'correct one of the days: `until` is the last day, `from` the first.');
      }
    }
  }
  for (const [[one, first], [other, second]] of pairsOf(Object.entries(banners))) {
    if (!overlap(first, second)) continue;
    const what = `"${other}" runs ${daysText(second)}, and "${one}" ${daysText(first)}: pages show one banner at a time, so visitors would not see "${other}" on the days that both run.`;
    addMistake('banners.yaml', other, what, 'end one banner before the other starts.');
  }
  for (const [[one, first], [other, second]] of pairsOf(Object.entries(offers))) {
    const [page] = first.pages.filter((path) => second.pages.includes(path));
    if (page === undefined || !overlap(first, second)) continue;
    const what = `"${other}" and "${one}" run at the same time, and ${page} shows both: families could not tell which conditions apply.`;
    addMistake(
      'offers.yaml',
      other,
      what,
      `end one offer before the other starts, or take ${page} off the \`pages\` of one.`,
    );
  }
  mistakes.report();
}

function overlap(one: Days, other: Days): boolean {
  return (one.from ?? '') <= other.until && (other.from ?? '') <= one.until;
}

function daysText({ from, until }: Days): string {
  return from === undefined ? `until ${until}` : `from ${from} until ${until}`;
}

/** Each two entries, in the order of the file. */
function pairsOf<Entry>(entries: readonly Entry[]): [Entry, Entry][] {
  return entries.flatMap((one, index) => entries.slice(index + 1).map((other): [Entry, Entry] => [one, other]));
}
