import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import '../styles/core.css';
import '../styles/reset.css';

// Vitest's globals are off, so Testing Library cannot register this itself.
afterEach(cleanup);
