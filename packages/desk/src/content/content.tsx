import { Button } from '@tutoring/ui/button';
import { useEffect, useRef } from 'react';
import type { ContentApi } from '../content-api';
import { editTarget } from './addresses';
import { Editor } from './editor';
import { FileList } from './file-list';
import { entryOf } from './model/files';
import { useFiles, useUnpublished, type DeskReader } from './use-files';
import { useSchemas, type LoadSchemas } from './use-schemas';
import * as styles from './content.css';

export interface ContentProps {
  api: ContentApi;
  read: DeskReader;
  /** The query of the address: the list, or a file and a place in it. */
  search: string;
  /** The origin that shows what is saved. @default none */
  preview?: string | undefined;
  loadSchemas: LoadSchemas;
}

/** The address of the list. */
const LIST = '/owner/content';

/** Pages and data: the list, or the file that the address names. */
export function Content({ api, read, search, preview, loadSchemas }: ContentProps) {
  const { entries, error, retry } = useFiles(api, read);
  const unpublished = useUnpublished(api);
  const schemas = useSchemas(loadSchemas);
  const target = editTarget(search);
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(search);
  useEffect(() => {
    if (before.current !== search) root.current?.focus();
    before.current = search;
  }, [search]);
  return (
    <div ref={root} tabIndex={-1} className={styles.root}>
      {error && !target && (
        <div role="alert" className={styles.notice} data-state="problem">
          <p>{error.message}</p>
          <Button variant="secondary" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
      {target ? (
        <Editor
          key={search}
          api={api}
          target={target}
          entry={entries && entryOf(entries, target.path)}
          schemas={schemas}
          preview={preview}
          listHref={LIST}
        />
      ) : (
        entries && <FileList entries={entries} unpublished={unpublished} read={read} />
      )}
      {!entries && !error && !target && <p role="status">Loading…</p>}
    </div>
  );
}
