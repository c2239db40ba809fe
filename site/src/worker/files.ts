import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { CACHE } from './release';

/** The folder of everything whose name carries a hash of its content. */
export const ASSETS = '/assets/';

/** Seconds after which a saved list serves: nobody waits for a newer one while they type. */
const LIST_TIMEOUT_S = 3;

/** A file that never changes. One of an earlier release serves the tabs that are still open. */
export const file = new CacheFirst({
  cacheName: CACHE,
  plugins: [
    {
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) => cachedResponse ?? (await caches.match(request)),
    },
  ],
});

/** A list, a card or the like. Whatever stands behind the address only keeps other caches from being asked. */
export const index = new NetworkFirst({
  cacheName: CACHE,
  networkTimeoutSeconds: LIST_TIMEOUT_S,
  plugins: [{ cacheKeyWillBeUsed: ({ request }) => Promise.resolve(new URL(request.url).pathname) }],
});
