import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from './use-latest';

interface DocumentState<State> {
  /** What the caller wants it to be; without it the part keeps its own state. */
  wanted: State | undefined;
  /** What it becomes once scripts run, if the caller does not say from then on. */
  initially: State | undefined;
  /** As the server writes it. */
  written: State;
  read: () => State;
  write: (state: State) => void;
  /** Tells the caller of a change that is not the caller's own. */
  onChange: ((state: State) => void) | undefined;
}

/**
 * For parts whose state stands in the document, where the browser or a script without React changes it: the document
 * follows the caller, the caller hears of every other change, and what the caller does not follow is put back.
 * @returns To be called when the document has changed.
 */
export function useDocumentState<State>(state: DocumentState<State>): () => void {
  const latest = useLatest(state);
  const [heard] = useState(() => () => {
    const now = latest.current.read();
    if (now === latest.current.wanted) return;
    // At once, so that what is put back was never painted.
    flushSync(() => latest.current.onChange?.(now));
    followCaller(latest.current);
  });

  const hasBegun = useRef(false);
  useEffect(() => {
    const { wanted, initially, written, read, write } = latest.current;
    const first = wanted ?? initially ?? written;
    if (hasBegun.current) followCaller(latest.current);
    // A visitor was there before this script; the caller hears of it when React can render again.
    else if (read() !== written) queueMicrotask(heard);
    else if (first !== written) write(first);
    hasBegun.current = true;
  }, [heard, latest, state.wanted]);
  return heard;
}

function followCaller<State>({ wanted, read, write }: DocumentState<State>): void {
  if (wanted !== undefined && read() !== wanted) write(wanted);
}
