/**
 * In place of the worker where `offline` in data/brand.yaml is off: browsers that have the other one come across this at
 * their next visit. Its pages take the other one away at once (page/visit/offline.ts); where none of them is opened,
 * this does so when the last old tab is closed, or is told to by one.
 */
import { leaveWorker } from '../contract/leave-worker';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('message', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leaveWorker([self.registration])));
