import { useEffect, useState } from 'react';

/**
 * The visitor's time. Undefined on a server and in the first render, because hydration may happen a year later.
 * @param everyMs Reads the time again after so many milliseconds. @default never
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
