/** Entries of data files that are marked as placeholders, samples or not verified. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { SAMPLES_FILE } from '../../site/src/build/content/people.ts';
import { describeEntry, type Entry } from './describe-entry.ts';
import type { Finding } from './finding.ts';

/** The first real person replaces the samples of people, which is a decision of its own (findings.ts). */
const OF_PEOPLE = `site/data/${SAMPLES_FILE}`;

export function inMarkedEntries(root: string): Finding[] {
  return globSync('site/data/*.yaml', { cwd: root, exclude: [OF_PEOPLE] })
    .sort()
    .flatMap((file) => {
      const data: unknown = parse(readFileSync(join(root, file), 'utf8'));
      return marked(data, []).map((entry): Finding => {
        const { placePage, removable = false, named, isExample = false, ...told } = describeEntry(file, entry, data);
        const page = placePage && globSync(`site/content${placePage}.mdx`, { cwd: root }).length > 0 && placePage;
        return {
          file,
          field: entry.path.join('.'),
          ...told,
          ...(page && { page }),
          entry: { removable, ...(!isExample && { mark: entry.mark }), ...(named && { named }) },
          kind: 'must',
        };
      });
    });
}

function marked(value: unknown, path: string[]): Entry[] {
  if (typeof value !== 'object' || value === null) return [];
  const values = value as Record<string, unknown>;
  const mark =
    values.placeholder === true
      ? 'placeholder'
      : values.sample === true
        ? 'sample'
        : values.verified === false
          ? 'verified'
          : undefined;
  return [
    ...(mark ? [{ mark, path, values } as const] : []),
    ...Object.entries(values).flatMap(([key, below]) => marked(below, [...path, key])),
  ];
}
