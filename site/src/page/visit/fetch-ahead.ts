interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether this visitor's connection has room for what may never be used. */
export function mayFetchAhead(): boolean {
  const { saveData, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {};
  return !saveData && effectiveType === '4g';
}

/** Fetches a file when nothing else is in the way, and does not run it. */
export function fetchAhead(rel: 'modulepreload' | 'prefetch', href: string): void {
  const link = document.createElement('link');
  link.rel = rel;
  link.fetchPriority = 'low';
  link.href = href;
  document.head.append(link);
}
