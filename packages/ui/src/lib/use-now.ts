import { useEffect, useState } from 'react';

/**
 * The time on the visitor's clock; nothing on a server and in the first rendering, which may take place a year apart.
 * @param everyMs milliseconds after which it is read again. @default never
 */
export function useNow(everyMs?: number): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    setNow(Date.now());
    if (everyMs === undefined) return;
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
