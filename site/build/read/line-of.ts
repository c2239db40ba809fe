import { readFileSync } from 'node:fs';

/** The file and the first line with a text that is known to stand in it. */
export function lineOf(file: string, text: string): string {
  const before = readFileSync(file, 'utf8').split(text)[0] ?? '';
  return `${file}:${before.split('\n').length}`;
}
