import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/**
 * The folder of each component's messages in the library, by the component's name: `@tutoring/ui/header/messages`.
 * The components that only this site uses are in `@tutoring/ui/internal`.
 */
export function libraryMessages(site: string): Record<string, string> {
  const library = dirname(createRequire(join(site, 'package.json')).resolve('@tutoring/ui/package.json'));
  const folders = globSync('{*,internal/*}/messages/en.js', { cwd: join(library, 'dist') }).map(dirname);
  return Object.fromEntries(
    folders.map((folder) => [basename(dirname(folder)), `@tutoring/ui/${folder}`] as const).sort(),
  );
}
