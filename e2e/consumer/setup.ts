import { prepareJsdom } from '@tutoring/ui/jsdom';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';

prepareJsdom();
configure({ reactStrictMode: true });

const spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
afterEach(() => {
  cleanup();
  const said = spies.flatMap(({ mock }) => mock.calls);
  for (const spy of spies) spy.mockClear();
  expect(said).toEqual([]);
});
