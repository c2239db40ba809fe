import type { DeskPages, DeskSchemas, DeskTexts } from '@tutoring/domain/desk';
import type { ScreenProps } from '../app/screens';
import { contentApi, request } from '../content-api';
import { Content } from './content';
import type { DeskReader } from './use-files';

/** Reads a file that the site's build writes for the desk. */
const reads =
  <Data,>(name: string) =>
  async (signal: AbortSignal): Promise<Data> => {
    const { status, body } = await request(`/owner/data/${name}.json`, { signal });
    if (status !== 200) throw new Error(`This build has no ${name}.json. Build the site again.`);
    return body as Data;
  };

const loadSchemas = reads<DeskSchemas>('schemas');
const read: DeskReader = { pages: reads<DeskPages>('pages'), texts: reads<DeskTexts>('texts') };

/** Content: the pages and the facts of the site. */
export default function ContentScreen({ site, search }: ScreenProps) {
  return <Content api={contentApi} read={read} search={search} preview={site.preview} loadSchemas={loadSchemas} />;
}
