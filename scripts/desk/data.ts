import { join } from 'node:path';
import { readBrand } from '../../site/src/build/content/brand.ts';
import type { ContentChecker } from './check-content.ts';
import type { LaunchFiles } from './launch-files.ts';

/**
 * Makes the files of `/owner/data` from the present content, as a build does.
 * @param preview The origin of the development server, if it runs.
 */
export function deskData(
  root: string,
  checker: ContentChecker,
  launch: LaunchFiles,
  preview: string | undefined,
): (name: string) => Promise<string | undefined> {
  return async (name) => {
    if (name.startsWith('launch.')) return launch.read(name);
    if (name !== 'site.json') return checker.data(join(root, 'site'), name);
    const { name: brand, siteUrl, bookingUrl, answer } = readBrand(join(root, 'site/data'));
    return JSON.stringify({ brand, siteUrl, bookingUrl, timeZone: answer.timeZone, preview });
  };
}
