import { version } from 'react';
import { expect, it } from 'vitest';

// Guards the guard: without it, `REACT=18` could quietly test React 19 twice.
it('runs on the React that was asked for', () => {
  expect(version.split('.')[0]).toBe(import.meta.env.VITE_REACT);
});
