import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CHANGELOG = 'packages/ui/CHANGELOG.md';
const CHANGESET = /^\.changeset\/(?!README).*\.md$/;
/** The head of a changeset, and the line in it by which the library gets a version. */
const HEAD = /^---\n([\s\S]*?)^---$/m;
const OF_THE_LIBRARY = /^['"]?@tutoring\/ui['"]?: *(?:patch|minor|major)$/m;

/** Whether a change tells consumers of @tutoring/ui anything: those of @tutoring/domain alone see no looks. */
export function isTold(changed: readonly string[], root: string): boolean {
  return changed.some((file) => file === CHANGELOG || (CHANGESET.test(file) && namesLibrary(join(root, file))));
}

/**
 * Whether a changeset is missing for stories that look different. Stories of pages also change with the site, which no
 * consumer has.
 */
export function isUntold(
  differing: readonly { component: string }[],
  changed: readonly string[],
  root: string,
): boolean {
  const siteChanged = changed.some((file) => file.startsWith('site/'));
  return differing.some(({ component }) => component !== 'pages' || !siteChanged) && !isTold(changed, root);
}

function namesLibrary(changeset: string): boolean {
  // One that is gone is among the files that differ, too.
  if (!existsSync(changeset)) return false;
  const [, head = ''] = HEAD.exec(readFileSync(changeset, 'utf8')) ?? [];
  return OF_THE_LIBRARY.test(head);
}
