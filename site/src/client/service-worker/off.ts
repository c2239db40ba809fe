/**
 * In place of the worker where `offline` in data/brand.yaml is off: browsers that have the other one come across this at
 * their next visit. Its pages take the other one away at once (client/enhance/service-worker.ts); where none of them is opened,
 * this does so when the last old tab is closed, or is told to by one.
 */
import { unregisterServiceWorker } from '../../shared/unregister-service-worker';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('message', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(unregisterServiceWorker([self.registration])));
