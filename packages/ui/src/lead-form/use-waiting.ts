import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../lib/use-latest';
import { saveWaiting, type Parcel } from './draft';

/** Milliseconds until a message that could not be sent is tried again; the last one holds from then on. */
const RETRY_DELAYS_MS = [5000, 15_000, 30_000, 60_000] as const;

/**
 * Keeps the message that waits for a connection, and tries it again: when the browser says that there is one, and now and
 * then.
 * @param retry Sends it. If it has to go on waiting, it is given anew, as another object.
 */
export function useWaiting(retry: (parcel: Parcel) => Promise<void>) {
  const [waiting, setWaiting] = useState<Parcel>();
  const latest = useLatest(retry);
  const tries = useRef(0);
  useEffect(() => {
    if (!waiting) {
      tries.current = 0;
      return undefined;
    }
    const again = () => {
      tries.current += 1;
      void latest.current(waiting);
    };
    // Each try that fails gives the parcel anew, and plans the next one.
    const timer = setTimeout(again, RETRY_DELAYS_MS[Math.min(tries.current, RETRY_DELAYS_MS.length - 1)]);
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [waiting, latest]);

  return {
    waiting,
    /** For this page: what is stored of it is the caller's. */
    setWaiting,
    /** Beyond a reload; nothing: nothing waits any more. */
    wait: (parcel: Parcel | undefined) => {
      setWaiting(parcel);
      saveWaiting(parcel);
    },
  };
}
