import { MARKING_LOCK_MINUTES, type MarkingDetail, type MarkingRecord } from '@tutoring/domain/marking';
import { useEffect, useRef } from 'react';
import { MarkingRefusal, type MarkingApi } from './api';

/** Milliseconds after which a tutor who is still working renews their lock: well before it ends. */
export const LOCK_RENEW_MS = (MARKING_LOCK_MINUTES * 60_000) / 4;
/** Milliseconds after which a lock of somebody else is tried again, in case they have sent it. */
export const LOCK_RETRY_MS = 10_000;
/** Clocks differ: asked a moment after the lock should be over. */
const LOCK_MARGIN_MS = 1000;

/** What shows that a tutor is working. */
const ACTIVITY = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'focus'] as const;

interface Options {
  api: MarkingApi;
  reference: string;
  access: 'opening' | 'open' | 'locked' | 'returned';
  /** The lock of somebody else. */
  lock: MarkingRecord['lock'] | undefined;
  onOpen: (detail: MarkingDetail) => void;
  onRenewed: (detail: MarkingDetail) => void;
  onRefused: (error: MarkingRefusal) => void;
}

/** Renews our lock while the tutor works. Waits for somebody else's, and then takes it. */
export function useLock({ api, reference, access, lock, onOpen, onRenewed, onRefused }: Options): void {
  const lastAt = useRef(0);
  useEffect(() => {
    if (access !== 'open') return;
    lastAt.current = Date.now();
    let isOver = false;
    const onActivity = () => {
      if (Date.now() - lastAt.current < LOCK_RENEW_MS) return;
      lastAt.current = Date.now();
      api.lock(reference).then(
        (detail) => !isOver && onRenewed(detail),
        // Without a connection, saving says so.
        (error: unknown) => !isOver && error instanceof MarkingRefusal && onRefused(error),
      );
    };
    for (const name of ACTIVITY) addEventListener(name, onActivity, { passive: true, capture: true });
    return () => {
      isOver = true;
      for (const name of ACTIVITY) removeEventListener(name, onActivity, { capture: true });
    };
  }, [access, api, onRefused, onRenewed, reference]);

  useEffect(() => {
    if (access !== 'locked') return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const left = lock ? Date.parse(lock.until) - Date.now() + LOCK_MARGIN_MS : 0;
    const wait = (ms: number) => {
      timer = setTimeout(() => {
        api.lock(reference).then(
          (detail) => !isOver && onOpen(detail),
          (error: unknown) => {
            if (isOver) return;
            if (error instanceof MarkingRefusal) onRefused(error);
            wait(LOCK_RETRY_MS);
          },
        );
      }, ms);
    };
    wait(Math.min(LOCK_RETRY_MS, Math.max(LOCK_MARGIN_MS, left)));
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [access, api, lock, onOpen, onRefused, reference]);
}
