import { CACHE_PREFIX } from './service-worker';

/** Takes a service worker away, and all that is saved: in a page of a site without one, or in the worker itself. */
export async function unregisterServiceWorker(
  registrations: readonly { unregister: () => Promise<boolean> }[],
): Promise<void> {
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await deleteCaches();
}

/** Deletes what the service worker has saved. */
export async function deleteCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
}
