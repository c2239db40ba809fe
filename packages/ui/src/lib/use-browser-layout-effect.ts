import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in browsers, and `useEffect` on a server, where React 18 warns about `useLayoutEffect`. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
