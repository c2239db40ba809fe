import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { UI } from './entries.ts';

/** How the tests check a component, and what its styles do for some visitors. Counted in its folder. */
export interface Checked {
  /** The states that run in a browser and that axe reads. */
  states: number;
  dark: number;
  arabic: number;
  otherLanguages: number;
  /** The states on a screen of at most 390 px. */
  phone: number;
  /** The states in which a test uses the keyboard or the mouse and checks what follows. */
  used: number;
  /** The files of further tests in a browser. */
  testFiles: number;
  /** Whether it has styles of its own for forced colours. */
  hasForcedColours: boolean;
  /** Whether something in it moves. Styles that move have a rule for reduced motion. */
  moves: boolean;
}

const textOf = (files: string[]) => files.map((file) => readFileSync(join(UI, file), 'utf8')).join('\n');

/** What is checked of each component, by folder. */
export function checkedByFolder(): Record<string, Checked> {
  const folders = new Set(globSync('src/{*,internal/*}/*.stories.tsx', { cwd: UI }).map((file) => dirname(file)));
  return Object.fromEntries([...folders].map((folder) => [basename(folder), checkedIn(folder)]));
}

function checkedIn(folder: string): Checked {
  const files = (pattern: string) => globSync(`${folder}/**/${pattern}`, { cwd: UI });
  const states = textOf(files('*.stories.tsx'))
    .split(/^export const (?=[A-Z])/m)
    .slice(1)
    .filter((state) => !state.includes("tags: ['!test']"));
  const having = (pattern: RegExp) => states.filter((state) => pattern.test(state)).length;
  const styles = textOf(files('*.css.ts'));
  return {
    states: states.length,
    dark: having(/theme: 'dark'/),
    arabic: having(/language: 'ar'/),
    otherLanguages: having(/language: '(?!ar'|en')/),
    phone: having(/value: 'w3\d\d'/),
    used: having(/\bplay\b/),
    testFiles: files('*.test.tsx').length,
    hasForcedColours: styles.includes('forced-colors'),
    moves: styles.includes('prefers-reduced-motion'),
  };
}
