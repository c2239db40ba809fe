/**
 * The second stage of a page (docs/adr/0030): what every visitor needs, without React. The boot file starts it when
 * the page is painted and idle, or first touched.
 */
import { SIGNS_OF_LIFE } from '../../contract/early';
import { enhancePage } from './enhance';
import { restoreForms } from './restore-forms';
import { readyParts } from './parts';
import { onFirst } from './sign';
import { startVisit, visit } from './start';

function begin(): void {
  enhancePage();
  restoreForms();
  // Where the browser does not open dialogs by itself, their buttons are answered from the beginning.
  if ('commandForElement' in HTMLButtonElement.prototype) {
    onFirst(SIGNS_OF_LIFE, () => void comeAlive());
    answer();
  } else void comeAlive().then(answer);
}

/** Without it the page works as the browser has it. */
async function comeAlive(): Promise<void> {
  await import('./alive').then(({ start }) => start()).catch(() => undefined);
}

function answer(): void {
  readyParts(visit);
  // A task of its own: between the two a slow phone can answer a touch.
  setTimeout(startVisit);
}

// A page that is being prerendered counts no visit and asks nothing until it is shown.
if ((document as { prerendering?: boolean }).prerendering) {
  document.addEventListener('prerenderingchange', begin, { once: true });
} else begin();
