import { languageOf } from '@tutoring/domain/languages';
import { enhanceInstallCard, InstallPrompt, type InstallEvent } from '@tutoring/ui/install-prompt';
import { APP } from '../../../shared/paths';
import type { OverlayName } from '../../../shared/overlays';
import { appCards, type WorkerMessage } from '../../../shared/service-worker';
import { hasUnsentInput } from '../forms/has-unsent-input';
import { fetchCards, queueCard, type CardEvents } from './card';
import { overlays } from './overlays';

const NOTHING: CardEvents = { onShown() {}, onFollowed() {}, onDismissed() {} };

async function cardOf(name: OverlayName): Promise<HTMLElement | undefined> {
  const cards = await fetchCards(appCards(languageOf(document.documentElement.lang)));
  return cards.find((card) => card.dataset.card === name);
}

/** While there is no connection: says so, until there is one again or it is closed. */
export async function showOffline(): Promise<void> {
  // The page that comes in place of another says it itself.
  if (document.querySelector('[data-saved]')) return;
  const card = await cardOf('offline');
  if (!card || navigator.onLine) return;
  const hide = queueCard(overlays, 'offline', card, NOTHING);
  addEventListener('online', hide, { once: true });
}

/** A new version waits: the visitor decides when, and never while they would lose what they have typed. */
export async function offerUpdate(registration: ServiceWorkerRegistration): Promise<void> {
  const card = await cardOf('update');
  if (!card) return;
  card.querySelector('[data-update]')?.addEventListener('click', () => {
    const { waiting } = registration;
    // Another tab has said so already: the new version is in charge, and this page is of the old one.
    if (!waiting) return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage({ kind: 'update' } satisfies WorkerMessage);
  });
  queueCard(overlays, 'update', card, { ...NOTHING, isDue: () => !hasUnsentInput() });
}

/** The browser would install the site: says so after a while, or at once to who has come to read how. */
export async function offerInstall(): Promise<void> {
  const event = window.early?.install as InstallEvent | undefined;
  if (!event) return;
  const prompt = new InstallPrompt();
  let hide = (): void => undefined;
  addEventListener('appinstalled', () => {
    prompt.installed();
    hide();
  });
  const isAskedFor = location.pathname.startsWith(APP);
  const due = prompt.take(event);
  const wait = isAskedFor ? 0 : due;
  if (wait === undefined) return;
  await new Promise((resolve) => setTimeout(resolve, wait));
  const card = await cardOf('install');
  // It may have been installed from the browser's menu.
  if (!card || !prompt.isAvailable) return;
  hide = queueCard(overlays, 'install', card, { ...NOTHING, onDismissed: () => prompt.later() });
  enhanceInstallCard(card, { prompt, onDone: hide });
}
