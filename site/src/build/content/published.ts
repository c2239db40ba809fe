import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileIn = (folder: string) => join(folder, 'published.txt');

/** Every address that was ever public. If its page is gone, it needs a redirect. */
export function readPublished(folder: string): string[] {
  const file = fileIn(folder);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}

/** Adds the addresses of a build. The list only grows, and is committed. */
export function addPublished(folder: string, paths: readonly string[]): void {
  const all = [...new Set([...readPublished(folder), ...paths])].sort();
  const text = `${all.join('\n')}\n`;
  if (!existsSync(fileIn(folder)) || readFileSync(fileIn(folder), 'utf8') !== text) writeFileSync(fileIn(folder), text);
}
