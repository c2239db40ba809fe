import { CACHE_PREFIX } from '../../shared/service-worker';

/** Unregisters service workers and deletes their caches. Called by pages of a build without a worker, and by off.ts. */
export async function unregisterServiceWorker(
  registrations: readonly { unregister: () => Promise<boolean> }[],
): Promise<void> {
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await deleteCaches();
}

/** Deletes the service worker's caches. */
export async function deleteCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
}
