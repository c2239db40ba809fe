/** What the visitor waits for: a page counts its own, and the service worker what it answers. */
const loading = new Set<Promise<unknown>>();

/** Counts a request until it is settled. */
export function count<T>(request: Promise<T>): Promise<T> {
  const end = () => loading.delete(request);
  loading.add(request);
  request.then(end, end);
  return request;
}

/** Resolves when the visitor waits for nothing: what may be needed later must not slow down what is needed now. */
export async function lineIsFree(): Promise<void> {
  while (loading.size > 0) await Promise.allSettled(loading);
}
