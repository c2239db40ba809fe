import { version } from 'react';
import { expect, it } from 'vitest';

// Without this test, `REACT=18` could silently test React 19 a second time.
it('runs on the requested version of React', () => {
  expect(version.split('.')[0]).toBe(import.meta.env.VITE_REACT);
});
