import type { RouteHandlerCallback } from 'workbox-core';
import { NetworkFirst } from 'workbox-strategies';
import { OFFLINE } from '../../shared/paths';
import { CACHE_PREFIX } from '../../shared/service-worker';
import { answer } from './answer';
import { isFailure, isGone, isSavable } from './responses';
import { CACHE } from './release';

/** Seconds after which a saved page is shown on a slow network. */
const PAGE_TIMEOUT_S = 4;

const pages = new NetworkFirst({
  cacheName: CACHE,
  networkTimeoutSeconds: PAGE_TIMEOUT_S,
  // A campaign's query leads to the same page.
  matchOptions: { ignoreSearch: true },
  plugins: [
    {
      cacheWillUpdate: ({ request, response }) =>
        Promise.resolve(isSavable(new URL(request.url), response) ? response : null),
    },
  ],
});

/**
 * Handles navigations: the page from the network; if that fails, the page saved by this or an earlier release; otherwise
 * the error response or the offline page. A page that no longer exists is deleted from the caches.
 */
export const pageHandler: RouteHandlerCallback = async (options) => {
  const response = await answer(pages, options).catch(() => undefined);
  if (response && isGone(response)) await deleteSaved(options.request);
  if (response && !isFailure(response)) return response;
  const saved = await caches.match(options.request, { ignoreSearch: true });
  return saved ?? response ?? (await caches.match(OFFLINE)) ?? Response.error();
};

async function deleteSaved(request: Request): Promise<void> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(CACHE_PREFIX)) continue;
    await (await caches.open(name)).delete(request, { ignoreSearch: true });
  }
}
