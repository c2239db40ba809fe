import { useState } from 'react';

/**
 * Whether the page that came from the server has been taken over by React. The development server writes none: there
 * is nothing to take over, and all is rendered here. (Gatsby decides by the same question whether to hydrate.)
 */
let hydrated = typeof document !== 'undefined' && !document.getElementById('___gatsby')?.children.length;

/** Called once, after the first render in the browser. */
export function markHydrated(): void {
  hydrated = true;
  // Not on <html>: Gatsby's Head takes away every attribute there that is not its own.
  document.body.dataset.ready = 'true';
  // The boot file waits for this to replay early clicks.
  dispatchEvent(new Event('site:ready'));
}

/** Whether this render hydrates HTML that came from the server. */
export function useIsHydrating(): boolean {
  return useState(() => typeof window !== 'undefined' && !hydrated)[0];
}
