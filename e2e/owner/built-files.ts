import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What no visitor gets: Gatsby's own files, and the owner's desk. */
const NOT_PUBLISHED = /^(?:_gatsby|owner|page-data|unused|~partytown)\/|^(?:chunk-map|webpack\.stats)\.json$/;
const TEXTS = '**/*.{html,js,json,xml,txt,webmanifest}';

/** What visitors and machines read of a built site, by path: pages without their tags, and the files with data and scripts. */
export function textsOf(folder: string): Map<string, string> {
  return new Map(
    globSync(TEXTS, { cwd: folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .filter((path) => !NOT_PUBLISHED.test(path))
      .map((path) => [path, plain(readFileSync(join(folder, path), 'utf8'))]),
  );
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', gt: '>', lt: '<', nbsp: '', quot: '"', '#x27': "'" };

/** A text without tags and spaces, so that neither markup nor typography hides it. Structured data remains. */
export const plain = (text: string): string =>
  text
    .replace(/<style[^>]*>.*?<\/style>/gs, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#x27|\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/[\s\u00ad\u200e\u200f\u2060\u2066-\u2069]+/g, '');
