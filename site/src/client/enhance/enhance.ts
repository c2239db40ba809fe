/**
 * The second stage of a page (docs/adr/0030): what every visitor needs, without React. The boot file starts it when
 * the page is painted and idle, or first touched.
 */
import { INTERACTIONS } from '../../shared/early-events';
import { enhanceComponents } from './components';
import { restoreForms } from './forms/restore-forms';
import { watchIslands } from './hydrate-islands';
import { onFirst } from './on-first';
import { startPage, services } from './start';

function begin(): void {
  enhanceComponents();
  restoreForms();
  // Where the browser does not open dialogs by itself, their buttons are answered from the beginning.
  if ('commandForElement' in HTMLButtonElement.prototype) {
    onFirst(INTERACTIONS, () => void comeAlive());
    answer();
  } else void comeAlive().then(answer);
}

/** Without it the page works as the browser has it. */
async function comeAlive(): Promise<void> {
  await import('./first-interaction').then(({ start }) => start()).catch(() => undefined);
}

function answer(): void {
  watchIslands(services);
  // A task of its own: between the two a slow phone can answer a touch.
  setTimeout(startPage);
}

// A page that is being prerendered counts no visit and asks nothing until it is shown.
if ((document as { prerendering?: boolean }).prerendering) {
  document.addEventListener('prerenderingchange', begin, { once: true });
} else begin();
