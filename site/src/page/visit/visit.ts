/**
 * The second stage of a page (docs/adr/0030): what every visitor needs, without React. The boot file starts it when
 * the page is painted and idle, or first touched.
 */
import { enhancePage } from './enhance';
import { readyParts } from './parts';
import { startVisit, visit } from './start';

function begin(): void {
  enhancePage();
  readyParts(visit);
  // A task of its own: between the two a slow phone can answer a touch.
  setTimeout(startVisit);
}

// A page that is being prerendered counts no visit and asks nothing until it is shown.
if ((document as { prerendering?: boolean }).prerendering) {
  document.addEventListener('prerenderingchange', begin, { once: true });
} else begin();
