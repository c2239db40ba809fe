/** Marks what is printed by itself, and the way to it (tool.css.ts). */
const PATH = 'data-print-path';
const ALONE = 'data-print-alone';

/** Milliseconds after which what has been opened is there, also on a slow phone. */
const RENDERED_MS = 300;

/** Prints one part of the page, with everything in it that can be opened, and leaves the rest away. */
export async function printAlone(part: HTMLElement): Promise<void> {
  const closed = [...part.querySelectorAll('details:not([open])')];
  for (const details of closed) details.setAttribute('open', '');
  // What is rendered on request needs a moment.
  if (closed.length > 0) await new Promise((resolve) => setTimeout(resolve, RENDERED_MS));
  const marked: Element[] = [];
  for (let element = part.parentElement; element; element = element.parentElement) {
    element.setAttribute(PATH, '');
    marked.push(element);
  }
  part.setAttribute(ALONE, '');
  // In browsers that print in another process, printing goes on after `print` has returned.
  addEventListener(
    'afterprint',
    () => {
      marked.forEach((element) => element.removeAttribute(PATH));
      part.removeAttribute(ALONE);
      for (const details of closed) details.removeAttribute('open');
    },
    { once: true },
  );
  print();
}
