import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../lib/use-latest';
import { saveWaiting, type LeadRequest } from './draft';

/** Milliseconds until each retry. The last value repeats. */
const RETRY_DELAYS_MS = [5000, 15_000, 30_000, 60_000] as const;

/**
 * Keeps the message that waits for a connection. It retries when the browser goes online, and after each delay.
 * @param retry Sends the message. If the message must keep waiting, it sets a copy: each new object plans the next retry.
 */
export function useWaiting(retry: (request: LeadRequest) => Promise<void>) {
  const [waiting, setWaiting] = useState<LeadRequest>();
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
    // A retry that fails sets a copy of the message, which runs this effect again.
    const timer = setTimeout(again, RETRY_DELAYS_MS[Math.min(tries.current, RETRY_DELAYS_MS.length - 1)]);
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [waiting, latest]);

  return {
    waiting,
    /** Sets the message without storing it. */
    setWaiting,
    /** Sets and stores the message, so that it survives a reload. `undefined` ends the wait. */
    wait: (request: LeadRequest | undefined) => {
      setWaiting(request);
      saveWaiting(request);
    },
  };
}
