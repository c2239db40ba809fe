/** Mark the element that is printed alone, and its ancestors (tool.css.ts). */
const PATH = 'data-print-path';
const ALONE = 'data-print-alone';

/** How long opened content needs to render, in milliseconds, also on a slow phone. */
const RENDERED_MS = 300;

/** Prints one element of the page without the rest, and opens every `details` element inside it. */
export async function printAlone(part: HTMLElement): Promise<void> {
  const closed = [...part.querySelectorAll('details:not([open])')];
  for (const details of closed) details.setAttribute('open', '');
  // `OnRequest` renders its content after it opens.
  if (closed.length > 0) await new Promise((resolve) => setTimeout(resolve, RENDERED_MS));
  const marked: Element[] = [];
  for (let element = part.parentElement; element; element = element.parentElement) {
    element.setAttribute(PATH, '');
    marked.push(element);
  }
  part.setAttribute(ALONE, '');
  // Some browsers print in another process. There, `print` returns before the printing ends.
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
