import { INTERACTIONS } from '../../shared/early-events';
import { unregisterServiceWorker } from '../service-worker/unregister';
import { SERVICE_WORKER, type WorkerMessage } from '../../shared/service-worker';
import { savesData } from './loading/prefetch';
import { afterFirst } from './on-first';

/** Whether this build has a service worker; if not, the page unregisters an earlier one. The build defines it. */
declare const HAS_WORKER: boolean;

/** Milliseconds after which the worker registers even if the page is never idle (specification, section 9). */
const APP_IDLE_TIMEOUT_MS = 5000;
/** Milliseconds after which it registers in a browser without `requestIdleCallback` (specification, section 9). */
const APP_FALLBACK_DELAY_MS = 2000;

/** The loadCards' code, loaded when there is a card to show. */
const loadCards = () => import('./overlays/app-cards');
/** The service worker is optional, so its failures are silent. */
const ignoreFailure = (act: () => Promise<unknown>) => void act().catch(() => undefined);

/** Registers the service worker, and shows its cards: offline, new version, install. */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  if (!HAS_WORKER) {
    ignoreFailure(async () => unregisterServiceWorker(await navigator.serviceWorker.getRegistrations()));
    return;
  }
  const registerWorker = () => ignoreFailure(register);
  if ('requestIdleCallback' in window) requestIdleCallback(registerWorker, { timeout: APP_IDLE_TIMEOUT_MS });
  else setTimeout(registerWorker, APP_FALLBACK_DELAY_MS);
  const showOffline = () => ignoreFailure(async () => (await loadCards()).showOfflineCard());
  addEventListener('offline', showOffline);
  if (!navigator.onLine) showOffline();
  const showInstall = () => ignoreFailure(async () => (await loadCards()).showInstallCard());
  if (window.early?.install) showInstall();
  else addEventListener('beforeinstallprompt', showInstall, { once: true });
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(SERVICE_WORKER);
  const reportInteraction = async () => {
    const { active } = await serviceWorker.ready;
    const message: WorkerMessage = { kind: 'interaction', lang: document.documentElement.lang, saveData: savesData() };
    active?.postMessage(message);
  };
  afterFirst(INTERACTIONS, () => ignoreFailure(reportInteraction));
  // The first version activates by itself.
  const showUpdate = () => {
    if (registration.waiting && serviceWorker.controller)
      ignoreFailure(async () => (await loadCards()).showUpdateCard(registration));
  };
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', showUpdate),
  );
  showUpdate();
}
