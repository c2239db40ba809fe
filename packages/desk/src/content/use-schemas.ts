import type { DeskSchemas } from '@tutoring/domain/desk';
import { useEffect, useState } from 'react';

/** Reads the schemas that the site's build writes. */
export type LoadSchemas = (signal: AbortSignal) => Promise<DeskSchemas>;

/** Without schemas, everything is edited as text. */
export const NO_SCHEMAS: DeskSchemas = { data: {}, frontmatter: {}, components: [] };

/** The schemas of pages and data, or why there are none: then everything is edited as text. Neither while they load. */
export function useSchemas(load: LoadSchemas): { schemas?: DeskSchemas; error?: Error; retry: () => void } {
  const [state, setState] = useState<{ schemas?: DeskSchemas; error?: Error }>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const aborted = new AbortController();
    load(aborted.signal).then(
      (schemas) => setState({ schemas }),
      (error: Error) => aborted.signal.aborted || setState({ error }),
    );
    return () => aborted.abort();
  }, [load, attempt]);
  return { ...state, retry: () => setAttempt(attempt + 1) };
}
