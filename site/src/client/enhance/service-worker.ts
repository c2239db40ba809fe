import { INTERACTIONS } from '../../shared/early-events';
import { unregisterServiceWorker } from '../../shared/unregister-service-worker';
import { SERVICE_WORKER, type WorkerMessage } from '../../shared/service-worker';
import { savesData } from './loading/prefetch';
import { onFirst } from './on-first';

/** Whether this build has a service worker; if not, one that is left from another is taken away. The build puts it in. */
declare const HAS_WORKER: boolean;

/** Milliseconds after which it starts even if the page never idles (specification, section 9). */
const APP_IDLE_TIMEOUT_MS = 5000;
/** Milliseconds after which it starts in a browser that does not say when it idles (specification, section 9). */
const APP_FALLBACK_DELAY_MS = 2000;

/** What is shown of the app; none of it before there is something to show. */
const cards = () => import('./overlays/app-cards');
/** Its failures are silent: without it the site is a site. */
const quietly = (act: () => Promise<unknown>) => void act().catch(() => undefined);

/** Brings the service worker, and speaks of it where it matters: no connection, a new version, installing. */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  if (!HAS_WORKER) {
    quietly(async () => unregisterServiceWorker(await navigator.serviceWorker.getRegistrations()));
    return;
  }
  const begin = () => quietly(register);
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: APP_IDLE_TIMEOUT_MS });
  else setTimeout(begin, APP_FALLBACK_DELAY_MS);
  const lost = () => quietly(async () => (await cards()).showOffline());
  addEventListener('offline', lost);
  if (!navigator.onLine) lost();
  const offer = () => quietly(async () => (await cards()).offerInstall());
  if (window.early?.install) offer();
  else addEventListener('beforeinstallprompt', offer, { once: true });
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(SERVICE_WORKER);
  const tell = async () => {
    const { active } = await serviceWorker.ready;
    const message: WorkerMessage = { kind: 'interaction', lang: document.documentElement.lang, saveData: savesData() };
    active?.postMessage(message);
  };
  onFirst(INTERACTIONS, () => quietly(tell));
  // The first one waits for nobody.
  const look = () => {
    if (registration.waiting && serviceWorker.controller)
      quietly(async () => (await cards()).offerUpdate(registration));
  };
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  look();
}
