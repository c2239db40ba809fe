import type { DeskSchemas } from '@tutoring/domain/desk';
import type { ScreenProps } from '../app/screens';
import { contentApi, request } from '../content-api';
import { Content } from './content';

const loadSchemas = async (signal: AbortSignal) => {
  const { status, body } = await request('/owner/data/schemas.json', { signal });
  if (status !== 200) throw new Error('This build has no schemas, so everything is edited as text.');
  return body as DeskSchemas;
};

/** Content: the pages and the facts of the site. */
export default function ContentScreen({ site, search }: ScreenProps) {
  return <Content api={contentApi} search={search} preview={site.preview} loadSchemas={loadSchemas} />;
}
