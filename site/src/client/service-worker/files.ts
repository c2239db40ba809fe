import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { answer } from './answer';
import { isValid } from './responses';
import { CACHE } from './release';

/** The folder of files with a content hash in their name. */
export const ASSETS = '/assets/';

/** Seconds after which a saved index is used, so that nobody waits while they type. */
const INDEX_TIMEOUT_S = 3;

const pathOf = ({ url }: Request) => new URL(url).pathname;

/** Saves only valid responses: no errors, and no sign-in page of a network. */
const onlyValid: WorkboxPlugin = {
  cacheWillUpdate: ({ request, response }) => Promise.resolve(isValid(pathOf(request), response) ? response : null),
};

/** For files that never change. Earlier releases' caches serve tabs that are still open. */
const files = new CacheFirst({
  cacheName: CACHE,
  plugins: [
    onlyValid,
    {
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) => cachedResponse ?? (await caches.match(request)),
    },
  ],
});

export const fileHandler: RouteHandlerCallback = (options) => answer(files, options);

/** The query only bypasses other caches, so the cache key leaves it out. */
const indexes = new NetworkFirst({
  cacheName: CACHE,
  networkTimeoutSeconds: INDEX_TIMEOUT_S,
  plugins: [onlyValid, { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pathOf(request)) }],
});

/** Handles indexes, cards and icons: from the network, or the saved file if the network gives no valid response. */
export const indexHandler: RouteHandlerCallback = async (options) => {
  const response = await answer(indexes, options);
  const path = pathOf(options.request);
  return isValid(path, response) ? response : ((await caches.match(path)) ?? response);
};
