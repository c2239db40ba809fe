interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const connection = () => (navigator as { connection?: Connection }).connection ?? {};

/** Whether this visitor has asked to be sent as little as possible. */
export const savesData = () => connection().saveData ?? false;

/** Whether this visitor's connection has room for what may never be used. */
export function mayPrefetch(): boolean {
  return !savesData() && (connection().effectiveType ?? '4g') === '4g';
}

const asked = new Set<string>();

/** Fetches a file, once, and does not run it: by default when nothing else is in the way. A stylesheet takes effect. */
export function prefetch(
  rel: 'modulepreload' | 'prefetch' | 'stylesheet',
  href: string,
  priority: 'low' | 'high' = 'low',
): void {
  if (asked.has(href)) return;
  asked.add(href);
  const link = document.createElement('link');
  link.rel = rel;
  link.fetchPriority = priority;
  link.href = href;
  document.head.append(link);
}
