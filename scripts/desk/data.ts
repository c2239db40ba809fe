import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readBrand } from '../../site/src/build/content/brand.ts';
import type { ContentChecker } from './check-content.ts';
import { deskFolder } from './content-files.ts';

/**
 * Makes the files of `/owner/data` from the present content, as a build does.
 * @param preview The origin of the development server, if it runs.
 */
export function deskData(
  root: string,
  checker: ContentChecker,
  preview: string | undefined,
): (name: string) => Promise<string | undefined> {
  return async (name) => {
    if (name === 'launch.json') return launchList(root);
    if (name !== 'site.json') return checker.data(join(root, 'site'), name);
    const { name: brand, siteUrl, bookingUrl, answer } = readBrand(join(root, 'site/data'));
    return JSON.stringify({ brand, siteUrl, bookingUrl, timeZone: answer.timeZone, preview });
  };
}

/** The list of decisions, in a process of its own: this one would answer nobody for the seconds that it takes. */
async function launchList(root: string): Promise<string> {
  const file = join(deskFolder(root), 'launch.json');
  mkdirSync(deskFolder(root), { recursive: true });
  await promisify(execFile)(process.execPath, [join(root, 'scripts/launch-check.ts'), '--json', file]);
  return readFileSync(file, 'utf8');
}
