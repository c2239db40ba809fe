import type { ScreenProps } from '../app/screens';
import { contentApi } from '../content-api';
import { loadSchemas, read } from '../content/read-data';
import { People } from './people';

/** People: who teaches, who takes the consultation, and their photos. */
export default function PeopleScreen({ site, search }: ScreenProps) {
  return (
    <People
      api={contentApi}
      read={read}
      loadSchemas={loadSchemas}
      timeZone={site.timeZone}
      preview={site.preview}
      search={search}
    />
  );
}
