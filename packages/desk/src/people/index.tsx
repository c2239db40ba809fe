import type { DeskSchemas } from '@tutoring/domain/desk';
import { contentApi, request } from '../content-api';
import { People } from './people';
import { PEOPLE_FILE } from './people-file';

const loadSchema = async (signal: AbortSignal) => {
  const { status, body } = await request('/owner/data/schemas.json', { signal });
  const schema = status === 200 ? (body as DeskSchemas).data[PEOPLE_FILE] : undefined;
  if (!schema) throw new Error('This build has no forms. Run `pnpm build`, or ship once.');
  return schema;
};

/** People: who teaches, who attends, and their photos. */
export default function PeopleScreen() {
  return <People api={contentApi} loadSchema={loadSchema} />;
}
