/** The requested stylesheets by address, so that concurrent requests share one. */
const sheets = new Map<string, Promise<unknown>>();

/** Loads a stylesheet, once. Rejects if it fails: nothing shows without its own. */
export function loadSheet(href: string): Promise<unknown> {
  const known = sheets.get(href);
  if (known) return known;
  const link = document.createElement('link');
  const sheet = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      // Let the next request retry.
      link.remove();
      sheets.delete(href);
      reject(new Error('A stylesheet did not load.'));
    };
  });
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  sheets.set(href, sheet);
  return sheet;
}
