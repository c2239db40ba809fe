interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const connection = () => (navigator as { connection?: Connection }).connection ?? {};

/** Whether the visitor's browser asks to save data. */
export const savesData = () => connection().saveData ?? false;

/** Whether the connection is good enough to prefetch. */
export function mayPrefetch(): boolean {
  return !savesData() && (connection().effectiveType ?? '4g') === '4g';
}

const requested = new Set<string>();

/**
 * Fetches a file once, without running it. A stylesheet applies.
 * @param priority @default low
 * @returns The link, if the file was not requested before.
 */
export function prefetch(
  rel: 'modulepreload' | 'prefetch' | 'stylesheet',
  href: string,
  priority: 'low' | 'high' = 'low',
): HTMLLinkElement | undefined {
  if (requested.has(href)) return undefined;
  requested.add(href);
  const link = document.createElement('link');
  link.rel = rel;
  link.fetchPriority = priority;
  link.href = href;
  document.head.append(link);
  return link;
}
