import { useEffect, useState } from 'react';
import type { ContentApi } from '../content-api';
import { SAMPLES_FILE, samplesIn, type WrittenPerson } from './people-file';

/** The invented people whom the site shows while nobody real is named. The file may be deleted. */
export function useSamples(api: ContentApi): WrittenPerson[] {
  const [samples, setSamples] = useState<WrittenPerson[]>([]);
  useEffect(() => {
    const aborted = new AbortController();
    api
      .read(SAMPLES_FILE, aborted.signal)
      .then(({ text = '' }) => setSamples(samplesIn(text)))
      .catch(() => undefined);
    return () => aborted.abort();
  }, [api]);
  return samples;
}
