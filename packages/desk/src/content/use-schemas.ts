import type { DeskSchemas } from '@tutoring/domain/desk';
import { useLoaded } from '../common/use-loaded';

/** Reads the schemas that the site's build writes. */
export type LoadSchemas = (signal: AbortSignal) => Promise<DeskSchemas>;

/** Without schemas, everything is edited as text. */
export const NO_SCHEMAS: DeskSchemas = { data: {}, frontmatter: {}, components: [] };

/** The schemas of pages and data, or why there are none: then everything is edited as text. Neither while they load. */
export function useSchemas(load: LoadSchemas) {
  const { data: schemas, error, retry } = useLoaded(load);
  return { schemas, error, retry };
}
