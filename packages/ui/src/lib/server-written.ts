import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** For tests: a part as a server writes it, in a host of its own, with no React beside it. */
export function serverWritten<Part extends Element = HTMLElement>(
  element: ReactElement,
  selector = '[data-enhance]',
): { host: HTMLElement; part: Part } {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(element);
  const part = host.querySelector<Part>(selector);
  if (!part) throw new Error(`There is no ${selector}.`);
  return { host, part };
}
