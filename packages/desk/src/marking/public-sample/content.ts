import { createContext } from 'react';
import { contentApi, type ContentApi } from '../../content-api';
import { loadSchemas, read } from '../../content/read-data';
import type { DeskReader } from '../../content/use-files';
import type { LoadSchemas } from '../../content/use-schemas';

/** Where the file of samples is read and saved, with its schema and the pages of subjects. */
export interface SampleContent {
  api: ContentApi;
  read: DeskReader;
  loadSchemas: LoadSchemas;
}

/** The edge's, unless a test or a story has another. */
export const SampleContentContext = createContext<SampleContent>({ api: contentApi, read, loadSchemas });
