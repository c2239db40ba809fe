import { prepareJsdom } from '@tutoring/ui/jsdom';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

prepareJsdom();
afterEach(cleanup);
