import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from './use-latest';

interface DocumentState<State> {
  /** The state that the caller controls. `undefined`: the component keeps its own state. */
  wanted: State | undefined;
  /** The state after hydration, if the component keeps its own state. */
  initially: State | undefined;
  /** The state in the server's HTML. */
  written: State;
  read: () => State;
  write: (state: State) => void;
  /** Called for each change that the caller did not make. */
  onChange: ((state: State) => void) | undefined;
}

/**
 * For components whose state is in the document, because the browser or a script without React may change it. If the caller
 * passes `wanted`, the document follows it. `onChange` reports every other change. If the caller keeps `wanted` after a
 * change, the hook undoes the change.
 * @returns Call it when the document has changed.
 */
export function useDocumentState<State>(state: DocumentState<State>): () => void {
  const latest = useLatest(state);
  const [heard] = useState(() => () => {
    const now = latest.current.read();
    if (now === latest.current.wanted) return;
    // Renders synchronously, so that the browser never paints a change that is undone.
    flushSync(() => latest.current.onChange?.(now));
    followCaller(latest.current);
  });

  const hasBegun = useRef(false);
  useEffect(() => {
    const { wanted, initially, written, read, write } = latest.current;
    const first = wanted ?? initially ?? written;
    if (hasBegun.current) followCaller(latest.current);
    // The visitor changed the state before hydration. The report waits for a microtask, because `flushSync` cannot run in an effect.
    else if (read() !== written) queueMicrotask(heard);
    else if (first !== written) write(first);
    hasBegun.current = true;
  }, [heard, latest, state.wanted]);
  return heard;
}

function followCaller<State>({ wanted, read, write }: DocumentState<State>): void {
  if (wanted !== undefined && read() !== wanted) write(wanted);
}
