import { DESK_FOLDER } from '@tutoring/domain/desk';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployedFiles } from '../../scripts/artefacts.ts';

const MARKUP = /\.(?:html|txt|xml)$/;
const SPACES = /[\s\u00ad\u200e\u200f\u2060\u2066-\u2069]+/g;
const TEXT = /\.(?:html|js|json|txt|webmanifest|xml)$/;

/**
 * What visitors and machines read of a built site, by path: pages without their tags, and the files with data and scripts. The
 * owner's desk is not among them.
 */
export function textsOf(folder: string): Map<string, string> {
  return new Map(
    deployedFiles(folder)
      .map(({ path }) => path.slice(folder.length + 1))
      .filter((path) => TEXT.test(path) && !path.startsWith(`${DESK_FOLDER}/`))
      .map((path) => {
        const text = readFileSync(join(folder, path), 'utf8');
        return [path, MARKUP.test(path) ? `${plain(text)} ${plain(attributesOf(text))}` : text.replace(SPACES, '')];
      }),
  );
}

/** The values of all attributes: descriptions for search engines, labels, data for scripts. */
const attributesOf = (html: string) => [...html.matchAll(/="([^"]*)"/g)].map(([, value]) => value).join('|');

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', gt: '>', lt: '<', nbsp: '', quot: '"', '#x27': "'" };

/** A text without tags and spaces, so that neither markup nor typography hides it. Structured data remains. */
export const plain = (text: string): string =>
  text
    .replace(/<style[^>]*>.*?<\/style>/gs, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#x27|\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(SPACES, '');
