/**
 * Replaces the service worker if `offline` in data/brand.yaml is off. Pages unregister the old worker immediately
 * (client/enhance/service-worker.ts). If none is opened, browsers update to this worker, which unregisters itself when the
 * last old tab is closed, or when a page sends a message.
 */
import { unregisterServiceWorker } from './unregister';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('message', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(unregisterServiceWorker([self.registration])));
