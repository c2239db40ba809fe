import type { ContentMistake } from '@tutoring/domain/content';
import { relative } from 'node:path';
import { problemsIn } from '../content/problem';

/** A problem's file may end in its line: `content/faq.mdx:12`. */
const PLACE = /^(.*?)(?::(\d+))?$/s;

/**
 * The mistakes in an error, as the desk shows them.
 * @param site The folder whose `content` and `data` were checked.
 * @throws the error if it is of another kind.
 */
export function mistakesIn(error: unknown, site: string): ContentMistake[] {
  const problems = problemsIn(error);
  if (problems.length === 0) throw error;
  return problems.map(({ file: place, what, fix }) => {
    const [, file = place, line] = PLACE.exec(place) ?? [];
    return {
      file: file.startsWith('/') && !file.startsWith(site) ? file : `site/${relative(site, file)}`,
      line: line === undefined ? null : Number(line),
      // The checked folder may be a copy, whose address says nothing to the owner.
      message: `${what}\nFix: ${fix}`.replaceAll(`${site}/`, 'site/'),
    };
  });
}
