/**
 * The service worker: pages come from the network while there is one, and from what was saved when there is none
 * (docs/adr/0042). The build puts in what a release is made of (build/publish/service-worker.ts).
 */
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { WorkerMessage } from '../../shared/service-worker';
import { openPage } from './pages';
import { ASSETS, file, index } from './files';
import { NOT_OURS } from './never-saved';
import { saveOfflinePage, saveRest } from './save';

declare const self: ServiceWorkerGlobalScope;

enableNavigationPreload();
registerRoute(new NavigationRoute(openPage, { denylist: [NOT_OURS] }));
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(ASSETS), file);
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && /^\/(search-index-|passages\/|cards\/|favicon|icons\/|.*\.webmanifest$)/.test(url.pathname),
  index,
);

self.addEventListener('install', (event) => event.waitUntil(saveOfflinePage()));
// The page that brought us is served from now on: it may lose its connection before it is left.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.kind === 'update') void self.skipWaiting();
  else event.waitUntil(saveRest(message, (event.source as WindowClient | null)?.url));
});
