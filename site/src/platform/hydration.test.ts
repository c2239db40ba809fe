import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Asks as a part of the page does, in a browser whose page has come with so many elements in Gatsby's own. */
async function asksAfter(children: number, isDone = false) {
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('document', { getElementById: () => ({ children: { length: children } }), body: { dataset: {} } });
  const hydration = await import('./hydration');
  if (isDone) hydration.markHydrated();
  return renderToStaticMarkup(createElement(() => String(hydration.useIsHydrating())));
}

it('takes over what a server wrote, until that is done', async () => {
  expect(await asksAfter(1)).toBe('true');
});

it('renders all by itself once that is done', async () => {
  expect(await asksAfter(1, true)).toBe('false');
});

it('renders all by itself where no server wrote anything, as in `gatsby develop`', async () => {
  expect(await asksAfter(0)).toBe('false');
});
