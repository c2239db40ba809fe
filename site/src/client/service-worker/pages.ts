import type { RouteHandlerCallback } from 'workbox-core';
import { NetworkFirst } from 'workbox-strategies';
import { OFFLINE } from '../../shared/paths';
import { CACHE_PREFIX } from '../../shared/service-worker';
import { isFailure, isGone, isSavable } from './good-answers';
import { CACHE } from './release';

/** Seconds after which a saved page is shown: a train's tunnel looks like a slow network. */
const PAGE_TIMEOUT_S = 4;

const pages = new NetworkFirst({
  cacheName: CACHE,
  networkTimeoutSeconds: PAGE_TIMEOUT_S,
  // A campaign's address leads to the same page.
  matchOptions: { ignoreSearch: true },
  plugins: [
    {
      cacheWillUpdate: ({ request, response }) =>
        Promise.resolve(isSavable(new URL(request.url), response) ? response : null),
    },
  ],
});

/**
 * A page from the network; or, if that fails, as it was saved by this release or an earlier one; or the answer that says
 * that it failed; or the page that says what is saved. A page that is gone is forgotten.
 */
export const openPage: RouteHandlerCallback = async (options) => {
  const answer = await pages.handle(options).catch(() => undefined);
  if (answer && isGone(answer)) await forget(options.request);
  if (answer && !isFailure(answer)) return answer;
  const saved = await caches.match(options.request, { ignoreSearch: true });
  return saved ?? answer ?? (await caches.match(OFFLINE)) ?? Response.error();
};

async function forget(request: Request): Promise<void> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(CACHE_PREFIX)) continue;
    await (await caches.open(name)).delete(request, { ignoreSearch: true });
  }
}
