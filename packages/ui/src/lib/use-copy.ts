import { useState } from 'react';

/** Copies a text, and knows what became of it: some browsers and frames forbid it. */
export function useCopy(text: string): { status: 'idle' | 'copied' | 'failed'; copy: () => void } {
  const [status, setStatus] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = () => {
    // Where copying is forbidden, there may be no clipboard at all.
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setStatus('copied'),
        () => setStatus('failed'),
      );
  };
  return { status, copy };
}
