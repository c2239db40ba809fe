import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import '../styles/core.css';
import '../styles/reset.css';

// The default of one second is too short for a slow machine that loads a module first. Only failures take this long.
configure({ asyncUtilTimeout: 30_000 });

// Vitest's globals are off, so Testing Library cannot register this itself.
afterEach(() => {
  cleanup();
  // A draft that one file leaves would fill in the form of the next.
  sessionStorage.clear();
});
