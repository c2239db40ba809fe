import { useEffect, useRef } from 'react';
import { Trouble } from '../common/trouble';
import type { ContentApi } from '../content-api';
import { editTarget } from './addresses';
import { Editor } from './editor';
import { FileList } from './file-list';
import { useFiles, useUnpublished, type DeskReader } from './use-files';
import { NO_SCHEMAS, useSchemas, type LoadSchemas } from './use-schemas';
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
  const { schemas, error: noForms, retry: retryForms } = useSchemas(loadSchemas);
  // Waits for the forms, as nobody wants to see YAML turn into fields.
  const opensEditor = schemas !== undefined || noForms !== undefined;
  const target = editTarget(search);
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(search);
  useEffect(() => {
    if (before.current !== search) root.current?.focus();
    before.current = search;
  }, [search]);
  return (
    <div ref={root} tabIndex={-1} className={styles.root}>
      {error && !target && <Trouble error={error} onRetry={retry} />}
      {noForms && target && (
        <Trouble error={noForms} onRetry={retryForms}>
          <p>Files are shown as text, as their forms did not load.</p>
        </Trouble>
      )}
      {target && opensEditor && (
        <Editor
          key={search}
          api={api}
          target={target}
          entries={entries}
          unpublished={unpublished}
          schemas={schemas ?? NO_SCHEMAS}
          preview={preview}
          listHref={LIST}
        />
      )}
      {!target && entries && <FileList entries={entries} unpublished={unpublished} read={read} />}
      {(target ? !opensEditor : !entries && !error) && <p role="status">Loading…</p>}
    </div>
  );
}
