import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, vi } from 'vitest';

/**
 * For tests: adds server-rendered HTML to the page, without React, and removes it after the test.
 * @param selector Selects the component's root.
 */
export function serverWritten<Root extends Element = HTMLElement>(
  element: ReactElement,
  selector = '[data-enhance]',
): { host: HTMLElement; part: Root } {
  const host = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => host.remove());
  host.innerHTML = renderToString(element);
  const part = host.querySelector<Root>(selector);
  if (!part) throw new Error(`There is no ${selector}.`);
  return { host, part };
}

/** For tests: hydrates server-rendered HTML, and fails on a mismatch. */
export function hydrate(element: ReactElement, container: HTMLElement): RenderResult {
  const onRecoverableError = vi.fn();
  const result = render(element, { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError.mock.calls).toEqual([]);
  return result;
}
