/** Marks what is printed by itself, and the way to it (tool.css.ts). */
const PATH = 'data-print-path';
const ALONE = 'data-print-alone';

/** Prints one part of the page and leaves the rest away. */
export function printAlone(part: HTMLElement): void {
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
    },
    { once: true },
  );
  print();
}
