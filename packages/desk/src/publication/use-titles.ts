import { useMemo } from 'react';
import { useLoaded } from '../common/use-loaded';
import { entriesOf, titleOf } from '../content/model/files';
import type { DeskReader } from '../content/use-files';

/** Names a file as Content does. Without a build there are no titles: then it has its path. */
export type TitleOf = (path: string) => string;

/** The titles of files; nothing while they are loading. @param paths Those that may be newer than the build. */
export function useTitles(read: Pick<DeskReader, 'pages'>, paths: readonly string[]): TitleOf | undefined {
  const { data, error } = useLoaded(read.pages);
  const all = paths.join('\n');
  return useMemo(() => {
    if (!data && !error) return undefined;
    const known = data?.files ?? [];
    const entries = entriesOf(
      [...new Set([...known.map(({ path }) => path), ...all.split('\n').filter(Boolean)])],
      known,
    );
    return (path) => titleOf(entries, path);
  }, [data, error, all]);
}
