import type { DeskSchemas } from '@tutoring/domain/desk';
import { useEffect, useState } from 'react';

/** Reads the schemas that the site's build writes. */
export type LoadSchemas = (signal: AbortSignal) => Promise<DeskSchemas>;

/** The schemas of pages and data; without them, for example before the first build, everything is edited as text. */
export function useSchemas(load: LoadSchemas): DeskSchemas | undefined {
  const [schemas, setSchemas] = useState<DeskSchemas>();
  useEffect(() => {
    const aborted = new AbortController();
    load(aborted.signal).then(setSchemas, (error: Error) => aborted.signal.aborted || console.warn(error.message));
    return () => aborted.abort();
  }, [load]);
  return schemas;
}
