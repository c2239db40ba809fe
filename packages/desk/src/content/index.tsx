import type { ScreenProps } from '../app/screens';
import { contentApi } from '../content-api';
import { Content } from './content';
import { loadSchemas, read } from './read-data';

/** Content: the pages and the facts of the site. */
export default function ContentScreen({ site, search }: ScreenProps) {
  return <Content api={contentApi} read={read} search={search} preview={site.preview} loadSchemas={loadSchemas} />;
}
