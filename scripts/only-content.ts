import { changedSince, git } from '../e2e/visual/base-commit.ts';
import { contentKindOf } from '../packages/domain/src/contract/content-limits.ts';

/** Whether these files, and at least one, are all content: pages, data and photos, as the desk writes them. */
export function isOnlyContent(files: readonly string[]): boolean {
  return files.length > 0 && files.every((file) => contentKindOf(file) !== undefined);
}

/** Whether nothing but content has changed since a commit. `false` if git does not know the commit. */
export function onlyContentSince(commit: string): boolean {
  return git('cat-file', '-e', `${commit}^{commit}`) !== undefined && isOnlyContent(changedSince(commit));
}
