/**
 * Where the project states facts, what it cites for them, and when somebody last compared the two. Scripts run this file with
 * Node as it is, so it and its imports end in `.ts`.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A month in which sources were checked, such as `2026-11`, and the line that states it. */
export interface StatedMonth {
  month: string;
  line: number;
}

/** An address that a file cites. */
export interface CitedAddress {
  /** Without a fragment, as `new URL()` writes it. */
  address: string;
  line: number;
  /** When it was last checked; missing on a page without `<Sources>`. */
  checked?: string;
}

/** A file that states facts. */
export interface FactFile {
  /** Relative to the project, such as `site/data/schools.yaml`. */
  file: string;
  months: readonly StatedMonth[];
  addresses: readonly CitedAddress[];
}

interface Notation {
  files: string;
  /** Finds the months of checks. */
  month: RegExp;
  /** Finds addresses. */
  address: RegExp;
  /** Whether a file without a month states facts too. */
  withoutMonth: boolean;
}

/** An address, or the name of a site with a path: `thinkib.net/ess/page/59016`. A name alone cannot be compared. */
const IN_DATA = /(https?:\/\/[^\s'"`,;]+|(?<![\w.@/-])(?:[a-z\d-]+\.)+[a-z]{2,}\/[^\s'"`,;)]+)/g;

/**
 * A month is the value of a key or constant whose name ends in `checked` (`checked: '2026-11'`,
 * `const BOUNDARIES_CHECKED = '2026-11'`), or a comment such as `# Checked 2026-11.`
 */
const NOTATIONS: readonly Notation[] = [
  {
    files: 'site/content/**/*.mdx',
    month: /<Sources checked="(\d{4}-\d{2})"/g,
    // Markdown's links, whose addresses may have pairs of brackets, and attributes.
    address: /(?:\]\(|href=")(https?:\/\/(?:[^\s()"]|\([^\s()"]*\))+)/g,
    withoutMonth: true,
  },
  {
    files: 'site/data/**/*.yaml',
    month: /checked:?\s+['"]?(\d{4}-\d{2})/gi,
    address: IN_DATA,
    withoutMonth: false,
  },
  {
    files: 'packages/domain/src/**/*.ts',
    month: /checked(?:: \w+)?(?::|\s*=|)\s+['"]?(\d{4}-\d{2})/gi,
    address: IN_DATA,
    withoutMonth: false,
  },
];

/** Reads every file that states facts, by name. */
export function readFactFiles(root: string): FactFile[] {
  return NOTATIONS.flatMap((notation) =>
    globSync(notation.files, { cwd: root, exclude: ['**/*.test.ts', '**/*.test-data.ts'] })
      .sort()
      .map((file) => readFactFile(file, readFileSync(join(root, file), 'utf8'), notation))
      .filter(({ months, addresses }) => months.length > 0 || (notation.withoutMonth && addresses.length > 0)),
  );
}

function readFactFile(file: string, text: string, { month, address }: Notation): FactFile {
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const months = [...text.matchAll(month)].map(({ 1: stated = '', index }) => ({ month: stated, line: lineAt(index) }));
  const addresses = [...text.matchAll(address)].flatMap(({ 1: written = '', index }): CitedAddress[] => {
    const found = addressOf(written);
    const line = lineAt(index);
    return found ? [{ address: found, line, checked: checkedAt(line, months) }] : [];
  });
  return { file, months, addresses };
}

/** The month that follows a source in its entry, or the last one before it: some files state one for all. */
function checkedAt(line: number, months: readonly StatedMonth[]): string | undefined {
  return (months.find((stated) => stated.line >= line) ?? months.at(-1))?.month;
}

/** The address as it is fetched; `undefined` if it is none. */
function addressOf(written: string): string | undefined {
  const full = written.startsWith('http') ? written : `https://${written}`;
  const url = URL.parse(full.replace(/[.,;:]+$/, ''));
  if (!url) return undefined;
  url.hash = '';
  return url.href;
}
