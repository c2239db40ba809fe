import type { DeskSite } from '@tutoring/domain/desk';
import { useEffect, useState } from 'react';

export type Site = DeskSite;

/** Facts about the site, which its build writes. Until they are here, or without them, the desk shows their absence. */
export function useSite(): { site: Site | undefined; failed: boolean; retry: () => void } {
  const [site, setSite] = useState<Site>();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const aborted = new AbortController();
    setFailed(false);
    fetch('/owner/data/site.json', { signal: aborted.signal, redirect: 'manual' })
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(`status ${response.status}`))))
      .then((found: Site) => setSite(found))
      .catch(() => !aborted.signal.aborted && setFailed(true));
    return () => aborted.abort();
  }, [attempt]);
  return { site, failed, retry: () => setAttempt((count) => count + 1) };
}
