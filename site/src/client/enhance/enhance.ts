/**
 * The enhancements of every page, without React (docs/adr/0030). The bootstrap loads them when the page is painted and
 * idle, or at the first touch.
 */
import { INTERACTIONS } from '../../shared/early-events';
import { enhanceComponents } from './components';
import { restoreForms } from './forms/restore-forms';
import { watchIslands } from './hydrate-islands';
import { onFirst } from './on-first';
import { startPage, services } from './start';

function enhancePage(): void {
  enhanceComponents();
  restoreForms();
  // Without `commandfor`, the buttons that open dialogs need that module from the start.
  if ('commandForElement' in HTMLButtonElement.prototype) {
    onFirst(INTERACTIONS, () => void loadFirstInteraction());
    startServices();
  } else void loadFirstInteraction().then(startServices);
}

/** If the module does not load, the page keeps the browser's own behaviour. */
async function loadFirstInteraction(): Promise<void> {
  await import('./first-interaction').then(({ start }) => start()).catch(() => undefined);
}

function startServices(): void {
  watchIslands(services);
  // In a separate task, so a slow phone can respond to a touch in between.
  setTimeout(startPage);
}

// A prerendered page waits until it is shown.
if ((document as { prerendering?: boolean }).prerendering) {
  document.addEventListener('prerenderingchange', enhancePage, { once: true });
} else enhancePage();
