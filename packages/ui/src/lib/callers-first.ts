import type { SyntheticEvent } from 'react';

/** Calls the caller's handler, and then ours unless the caller's has prevented the event. */
export function callersFirst<Happened extends SyntheticEvent>(
  callers: ((event: Happened) => void) | undefined,
  ours: (event: Happened) => void,
): (event: Happened) => void {
  return (event) => {
    callers?.(event);
    if (!event.defaultPrevented) ours(event);
  };
}
