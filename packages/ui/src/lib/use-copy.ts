import { useState } from 'react';
import { copyText } from './copy';

/** Copies a text, and knows what became of it: some browsers and frames forbid it. */
export function useCopy(text: string): { status: 'idle' | 'copied' | 'failed'; copy: () => void } {
  const [status, setStatus] = useState<'idle' | 'copied' | 'failed'>('idle');
  return { status, copy: () => void copyText(text).then(setStatus) };
}
