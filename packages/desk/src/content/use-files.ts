import type { DeskPages, DeskTexts } from '@tutoring/domain/desk';
import { useCallback, useEffect, useState } from 'react';
import { useLoaded } from '../common/use-loaded';
import { onUnpublished, type ContentApi } from '../content-api';
import { entriesOf, type Entry } from './model/files';

/** Reads the files that the site's build writes for the desk. */
export interface DeskReader {
  pages: (signal: AbortSignal) => Promise<DeskPages>;
  texts: (signal: AbortSignal) => Promise<DeskTexts>;
}

/** The files that can be edited, as entries of the list. */
export function useFiles(api: ContentApi, { pages }: DeskReader) {
  const load = useCallback(
    async (signal: AbortSignal) => {
      // Before the first build there are no titles: the paths have to do.
      const known = pages(signal).catch((): DeskPages => ({ files: [] }));
      const { files } = await api.list();
      return entriesOf(
        files.map(({ path }) => path),
        (await known).files,
      );
    },
    [api, pages],
  );
  const { data: entries, error, isLoading, retry } = useLoaded<Entry[]>(load);
  return { entries, error: isLoading ? undefined : error, retry };
}

/** The paths of what is saved and not published. Empty until that is known, or where no repository is connected. */
export function useUnpublished(api: ContentApi): ReadonlySet<string> {
  const [paths, setPaths] = useState<ReadonlySet<string>>(NONE);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => onUnpublished(() => setAttempt((count) => count + 1)), []);
  useEffect(() => {
    const aborted = new AbortController();
    api.publication(aborted.signal).then(
      ({ files }) => !aborted.signal.aborted && setPaths(new Set(files.map(({ path }) => path))),
      // The list is as useful without the marks; the bar above says more.
      () => undefined,
    );
    return () => aborted.abort();
  }, [api, attempt]);
  return paths;
}

const NONE: ReadonlySet<string> = new Set();

/** The texts that a search looks at; asked for once they are wanted. `null` if they could not be read. */
export function useTexts({ texts: read }: DeskReader, isWanted: boolean): DeskTexts | null | undefined {
  const [texts, setTexts] = useState<DeskTexts | null>();
  useEffect(() => {
    if (!isWanted) return;
    const aborted = new AbortController();
    read(aborted.signal).then(
      (found) => !aborted.signal.aborted && setTexts(found),
      () => !aborted.signal.aborted && setTexts(null),
    );
    return () => aborted.abort();
  }, [read, isWanted]);
  return texts;
}
