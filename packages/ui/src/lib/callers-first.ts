import type { SyntheticEvent } from 'react';

/** The caller's handler, and then ours, unless the caller's has prevented it. */
export function callersFirst<Happened extends SyntheticEvent>(
  callers: ((event: Happened) => void) | undefined,
  ours: (event: Happened) => void,
): (event: Happened) => void {
  return (event) => {
    callers?.(event);
    if (!event.defaultPrevented) ours(event);
  };
}
