import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in browsers only: on a server React 18 warns about it. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
