import type { DayRange, Figures } from '@tutoring/domain/figures';
import { useCallback, useEffect, useState } from 'react';
import { readable, type DeskError } from '../common/request';
import type { FiguresApi } from './api';

interface Answer {
  /** Those of the last period that was answered; undefined before the first answer. */
  figures: Figures | undefined;
  trouble: DeskError | undefined;
  isLoading: boolean;
  retry: () => void;
}

/** Asks for the figures of a period. Older requests are given up when the period changes. */
export function useFigures(api: FiguresApi, { from, to }: DayRange): Answer {
  const [figures, setFigures] = useState<Figures>();
  const [trouble, setTrouble] = useState<DeskError>();
  const [isLoading, setIsLoading] = useState(true);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const ends = new AbortController();
    setIsLoading(true);
    api
      .read({ from, to }, ends.signal)
      .then(
        (read) => {
          if (ends.signal.aborted) return;
          setFigures(read);
          setTrouble(undefined);
        },
        (error: unknown) => {
          if (!ends.signal.aborted) setTrouble(readable(error));
        },
      )
      .finally(() => !ends.signal.aborted && setIsLoading(false));
    return () => ends.abort();
  }, [api, from, to, attempt]);
  return { figures, trouble, isLoading, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
