import { useEffect, useState } from 'react';

/**
 * Returns the visitor's time in milliseconds since the epoch. It is `undefined` on the server and in the first render,
 * because a page may be hydrated long after it was built.
 * @param everyMs The interval in milliseconds at which the hook reads the time again. @default never
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
