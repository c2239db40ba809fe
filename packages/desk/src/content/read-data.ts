import type { DeskPages, DeskSchemas, DeskTexts } from '@tutoring/domain/desk';
import { request } from '../common/request';
import type { DeskReader } from './use-files';

/** Reads a file that the site's build writes for the desk. */
const reads =
  <Data>(name: string) =>
  async (signal: AbortSignal): Promise<Data> => {
    const { status, body } = await request(`/owner/data/${name}.json`, { signal });
    if (status !== 200) throw new Error(`This build has no ${name}.json. Build the site again.`);
    return body as Data;
  };

export const loadSchemas = reads<DeskSchemas>('schemas');
export const read: DeskReader = { pages: reads<DeskPages>('pages'), texts: reads<DeskTexts>('texts') };
