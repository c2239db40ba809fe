/**
 * The service worker: serves pages from the network, or from the cache when there is no connection (docs/adr/0042). The
 * build writes the release's contents into it (build/publish/service-worker.ts).
 */
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { WorkerMessage } from '../../shared/service-worker';
import { pageHandler } from './pages';
import { ASSETS, fileHandler, indexHandler } from './files';
import { NETWORK_ONLY } from './never-saved';
import { saveOfflinePage, saveRest } from './save';

declare const self: ServiceWorkerGlobalScope;

enableNavigationPreload();
registerRoute(new NavigationRoute(pageHandler, { denylist: [NETWORK_ONLY] }));
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(ASSETS), fileHandler);
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && /^\/(search-index-|passages\/|cards\/|favicon|icons\/|.*\.webmanifest$)/.test(url.pathname),
  indexHandler,
);

self.addEventListener('install', (event) => event.waitUntil(saveOfflinePage()));
// Control the page that registered the worker, because it may lose its connection.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.kind === 'update') void self.skipWaiting();
  else event.waitUntil(saveRest(message, (event.source as WindowClient | null)?.url));
});
