import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isGood } from './good-answers';
import { CACHE } from './release';

/** The folder of everything whose name carries a hash of its content. */
export const ASSETS = '/assets/';

/** Seconds after which a saved list serves: nobody waits for a newer one while they type. */
const LIST_TIMEOUT_S = 3;

const pathOf = ({ url }: Request) => new URL(url).pathname;

/** Saves only what belongs to the address: no error, and no page that a network puts in between. */
const onlyGood: WorkboxPlugin = {
  cacheWillUpdate: ({ request, response }) => Promise.resolve(isGood(pathOf(request), response) ? response : null),
};

/** A file that never changes. One of an earlier release serves the tabs that are still open. */
export const file = new CacheFirst({
  cacheName: CACHE,
  plugins: [
    onlyGood,
    {
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) => cachedResponse ?? (await caches.match(request)),
    },
  ],
});

/** Whatever stands behind the address only keeps other caches from being asked. */
const lists = new NetworkFirst({
  cacheName: CACHE,
  networkTimeoutSeconds: LIST_TIMEOUT_S,
  plugins: [onlyGood, { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pathOf(request)) }],
});

/** A list, a card or the like: from the network, or as it was saved if the network has no good answer. */
export const index: RouteHandlerCallback = async (options) => {
  const answer = await lists.handle(options);
  const path = pathOf(options.request);
  return isGood(path, answer) ? answer : ((await caches.match(path)) ?? answer);
};
