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

/** Stories that no consumer of the library has, and the folder whose change explains that they look different. */
const PRIVATE = [
  { stories: '.storybook/pages/', source: 'site/' },
  { stories: 'packages/desk/', source: 'packages/desk/' },
];

/** Whether a changeset is missing for stories that look different. Without a change in its own folder, a story shows one of the library. */
export function isUntold(differing: readonly { file: string }[], changed: readonly string[], root: string): boolean {
  const changedIn = (folder: string) => changed.some((file) => file.startsWith(folder));
  const isExplained = ({ file }: { file: string }) =>
    PRIVATE.some(({ stories, source }) => file.startsWith(stories) && changedIn(source));
  return !differing.every(isExplained) && !isTold(changed, root);
}

function namesLibrary(changeset: string): boolean {
  // One that is gone is among the files that differ, too.
  if (!existsSync(changeset)) return false;
  const [, head = ''] = HEAD.exec(readFileSync(changeset, 'utf8')) ?? [];
  return OF_THE_LIBRARY.test(head);
}
