import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SUBJECTS, subjectOf } from '../scripts/changelog-sections.ts';

const ROOT = join(import.meta.dirname, '..');

/** The changelog of the library, with the changes that no version has yet. */
export function changelog(): string {
  const released = readFileSync(join(ROOT, 'packages/ui/CHANGELOG.md'), 'utf8').replace(/^# .*\n/, '');
  const pending = globSync('.changeset/*.md', { cwd: ROOT })
    .sort()
    .map((file) => /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(readFileSync(join(ROOT, file), 'utf8')))
    .filter((parts) => parts?.[1]?.includes("'@tutoring/ui'"))
    .map((parts) => subjectOf(parts?.[2]?.trim() ?? ''));
  const sections = SUBJECTS.flatMap((subject) => {
    const items = pending.filter((one) => one.subject === subject);
    // Text below the first line belongs to the same item.
    return items.length > 0
      ? [`### ${subject}\n\n${items.map(({ rest }) => `- ${rest.replaceAll('\n', '\n  ')}`).join('\n')}`]
      : [];
  });
  return sections.length > 0 ? `## Next version\n\n${sections.join('\n\n')}\n\n${released}` : released;
}
