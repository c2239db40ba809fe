import { useEffect, useRef, useState } from 'react';
import { useForm } from './form-context';

/** From this many characters on, reading a file again takes longer than a keystroke may. */
const LARGE = 20_000;
/** Milliseconds without a key after which the typing has paused. */
const PAUSE_MS = 400;

interface Typed {
  value: string;
  onChange: (value: string) => void;
  /** Writes at once. Buttons are pressed after the field has lost the focus. */
  onBlur: () => void;
}

/**
 * Writes into the file with each key; in a large file, whose 400 kB take a third of a second to read, when the typing pauses.
 * @param saved The value in the file.
 */
export function useTyped(saved: string, write: (value: string) => void): Typed {
  const { text } = useForm();
  const [typed, setTyped] = useState<string>();
  const waiting = useRef<string>(undefined);
  const timer = useRef<number>(undefined);
  const newest = useRef(write);
  useEffect(() => {
    newest.current = write;
  });
  const flush = () => {
    clearTimeout(timer.current);
    const next = waiting.current;
    waiting.current = undefined;
    if (next === undefined) return;
    setTyped(undefined);
    newest.current(next);
  };
  const atEnd = useRef(flush);
  useEffect(() => {
    atEnd.current = flush;
  });
  // The entry is folded, another file is opened, or the page is closed.
  useEffect(() => {
    const end = () => atEnd.current();
    addEventListener('pagehide', end);
    return () => {
      removeEventListener('pagehide', end);
      end();
    };
  }, []);
  return {
    value: typed ?? saved,
    onChange: (next) => {
      if (text.length < LARGE) return write(next);
      setTyped(next);
      waiting.current = next;
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => atEnd.current(), PAUSE_MS);
    },
    onBlur: flush,
  };
}
