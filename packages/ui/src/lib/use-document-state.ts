import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from './use-latest';

interface DocumentState<State> {
  /** The state that the caller wants; without it the component keeps its own. */
  wanted: State | undefined;
  /** The initial state once scripts run, if the component keeps its own. */
  initially: State | undefined;
  /** The state in the server's HTML. */
  written: State;
  read: () => State;
  write: (state: State) => void;
  /** Called for each change that the caller did not make. */
  onChange: ((state: State) => void) | undefined;
}

/**
 * For components whose state is in the document, where the browser or a script without React changes it. The document
 * follows the caller. The caller hears of every other change, and a change that it does not follow is undone.
 * @returns Call it when the document has changed.
 */
export function useDocumentState<State>(state: DocumentState<State>): () => void {
  const latest = useLatest(state);
  const [heard] = useState(() => () => {
    const now = latest.current.read();
    if (now === latest.current.wanted) return;
    // At once, so that the undone change is never painted.
    flushSync(() => latest.current.onChange?.(now));
    followCaller(latest.current);
  });

  const hasBegun = useRef(false);
  useEffect(() => {
    const { wanted, initially, written, read, write } = latest.current;
    const first = wanted ?? initially ?? written;
    if (hasBegun.current) followCaller(latest.current);
    // The visitor changed it before this script ran. The caller hears of it when React can render again.
    else if (read() !== written) queueMicrotask(heard);
    else if (first !== written) write(first);
    hasBegun.current = true;
  }, [heard, latest, state.wanted]);
  return heard;
}

function followCaller<State>({ wanted, read, write }: DocumentState<State>): void {
  if (wanted !== undefined && read() !== wanted) write(wanted);
}
