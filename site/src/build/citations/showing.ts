/** A page of ours as it is written. */
export interface Page {
  /** Relative to the project. */
  file: string;
  /** Its address, such as `/schools`. */
  path: string;
  text: string;
}

/** Where a source is stated. */
interface Place {
  /** Relative to the project. */
  file: string;
  /** The lines of the file down to the source. */
  above: readonly string[];
}

/** How pages show the facts of a file. */
interface Shown {
  /** The component that shows all of them. */
  by?: RegExp;
  /** Finds the entry of a source in the lines above it. */
  entry?: RegExp;
  /** Whether a page shows this entry. */
  isOn?: (page: Page, entry: string) => boolean;
}

/** Below it, a file is a page. */
export const CONTENT = 'site/content';

/** Constants that pages show under the id of a course. */
const COURSE_IDS: Readonly<Record<string, string>> = { EXTENDED_ESSAY: 'ib-ee' };

/** A course's entry, as `id: 'ib-physics'` or `'ib-physics': {`, or a constant of its own. */
const OF_A_COURSE: Shown = {
  entry: /^(?: *(?:id: )?'(?=ib-|ap-)|export const )([\w-]+)/,
  isOn: ({ text }, entry) => text.includes(`="${COURSE_IDS[entry] ?? entry}"`),
};

/** By the beginning of the file's name. */
const SHOWN: Readonly<Record<string, Shown>> = {
  'site/data/course-changes.yaml': {
    by: /<Facts of="changes"/,
    entry: /^[ -]*pages: \[(.*)\]/,
    isOn: ({ path }, paths) => paths.split(/, */).includes(path),
  },
  'site/data/dates.yaml': { by: /<Facts of="dates-/ },
  'site/data/helplines.yaml': { by: /<Facts of="(helplines|emergency-numbers)"/ },
  'site/data/holidays.yaml': { by: /<Widget name="study-hours-estimator"/ },
  'site/data/schools.yaml': {
    entry: /^ {2}([a-z-]+):/,
    isOn: ({ text }, list) => text.includes(`<Schools in="${list}"`),
  },
  'packages/domain/src/ap/': { by: /<Widget name="ap-calculator"/, ...OF_A_COURSE },
  'packages/domain/src/ib/': { by: /<Widget name="(grade|subject)-calculator" \/>/, ...OF_A_COURSE },
  'packages/domain/src/dates/': { by: /<Facts of="dates-ap-times"/ },
  'packages/domain/src/recognition/': { by: /<Widget name="(grade|ap)-calculator" \/>/ },
  'packages/domain/src/study-plan/': { by: /<Widget name="study-hours-estimator"/ },
};

/** The pages that show what rests on a source: the page itself, or those that show the fact of a data file. */
export function pagesShowing({ file, above }: Place, pages: readonly Page[]): readonly Page[] {
  if (file.startsWith(CONTENT)) return pages.filter((page) => page.file === file);
  const [, shown] = Object.entries(SHOWN).find(([start]) => file.startsWith(start)) ?? [];
  if (!shown) return [];
  const { by, entry, isOn } = shown;
  const name = entry && above.map((line) => entry.exec(line)?.[1]).findLast((found) => found !== undefined);
  return pages.filter((page) => by?.test(page.text) || (name !== undefined && isOn?.(page, name)));
}
