/**
 * Where the project states facts, what it cites for them, and when somebody last compared the two. Scripts run this file with
 * Node as it is, so it and its imports end in `.ts`.
 */
import { statedMonths, type StatedMonth } from '@tutoring/domain/launch';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
  /** Finds addresses. */
  address: RegExp;
  /** Whether a file without a month states facts too. */
  withoutMonth: boolean;
}

/** An address, or the name of a site with a path: `thinkib.net/ess/page/59016`. A name alone cannot be compared. */
const IN_DATA = /(https?:\/\/[^\s'"`,;]+|(?<![\w.@/-])(?:[a-z\d-]+\.)+[a-z]{2,}\/[^\s'"`,;)]+)/g;

const NOTATIONS: readonly Notation[] = [
  {
    files: 'site/content/**/*.mdx',
    // Markdown's links, whose addresses may have pairs of brackets, and attributes.
    address: /(?:\]\(|href=")(https?:\/\/(?:[^\s()"]|\([^\s()"]*\))+)/g,
    withoutMonth: true,
  },
  {
    files: 'site/data/**/*.yaml',
    address: IN_DATA,
    withoutMonth: false,
  },
  {
    files: 'packages/domain/src/**/*.ts',
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

function readFactFile(file: string, text: string, { address }: Notation): FactFile {
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const months = statedMonths(file, text);
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
