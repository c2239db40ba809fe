import type { RouteHandlerCallback } from 'workbox-core';
import { NetworkFirst } from 'workbox-strategies';
import { OFFLINE } from '../contract/own-pages';
import { NEVER_SAVED } from './never-saved';
import { CACHE } from './release';

/** Seconds after which a saved page is shown: a train's tunnel looks like a slow network. */
const PAGE_TIMEOUT_S = 4;

/** Whether the answer to this address may serve somebody who asks again without a connection. */
export function isSavable(address: URL, answer: Response): boolean {
  // A query's answer is not the page's; and what was redirected may not answer a navigation.
  return answer.status === 200 && !answer.redirected && address.search === '' && !NEVER_SAVED.test(address.pathname);
}

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

/** A page from the network; or as it was saved, by this release or an earlier one; or the page that says what is saved. */
export const openPage: RouteHandlerCallback = async (options) => {
  try {
    return await pages.handle(options);
  } catch {
    const saved = (await caches.match(options.request, { ignoreSearch: true })) ?? (await caches.match(OFFLINE));
    return saved ?? Response.error();
  }
};
