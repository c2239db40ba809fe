import { languageOf } from '@tutoring/domain/languages';
import { enhanceInstallCard, InstallPrompt, type InstallEvent } from '@tutoring/ui/internal/install-prompt';
import { APP } from '../../../shared/paths';
import type { OverlayName } from '../../../shared/overlays';
import { appCards, type WorkerMessage } from '../../../shared/service-worker';
import { hasUnsentInput } from '../forms/has-unsent-input';
import { fetchCards, queueCard, type CardEvents } from './card';
import { overlays } from './overlays';

const NO_EVENTS: CardEvents = { onShown() {}, onFollowed() {}, onDismissed() {} };

async function fetchCard(name: OverlayName): Promise<HTMLElement | undefined> {
  const cards = await fetchCards(appCards(languageOf(document.documentElement.lang)));
  return cards.find((card) => card.dataset.card === name);
}

/** Shows that the visitor is offline, until the connection is back or the visitor closes the card. */
export async function showOfflineCard(): Promise<void> {
  // The offline page says so itself.
  if (document.querySelector('[data-saved]')) return;
  const card = await fetchCard('offline');
  if (!card || navigator.onLine) return;
  const hide = queueCard(overlays, 'offline', card, NO_EVENTS);
  addEventListener('online', hide, { once: true });
}

/** Offers to activate a waiting version. It waits while a form holds unsent input, which the reload would lose. */
export async function showUpdateCard(registration: ServiceWorkerRegistration): Promise<void> {
  const card = await fetchCard('update');
  if (!card) return;
  card.querySelector('[data-update]')?.addEventListener('click', () => {
    const { waiting } = registration;
    // Another tab has activated the new version; this page still has the old one.
    if (!waiting) return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage({ kind: 'update' } satisfies WorkerMessage);
  });
  queueCard(overlays, 'update', card, { ...NO_EVENTS, isDue: () => !hasUnsentInput() });
}

/** Offers to install the site: after a delay, or immediately on the page about installing. */
export async function showInstallCard(): Promise<void> {
  const event = window.early?.install as InstallEvent | undefined;
  if (!event) return;
  const prompt = new InstallPrompt();
  let hide = (): void => undefined;
  addEventListener('appinstalled', () => {
    prompt.installed();
    hide();
  });
  const isAppPage = location.pathname.startsWith(APP);
  const delay = prompt.take(event);
  const wait = isAppPage ? 0 : delay;
  if (wait === undefined) return;
  await new Promise((resolve) => setTimeout(resolve, wait));
  const card = await fetchCard('install');
  // The visitor may have installed it from the browser's menu meanwhile.
  if (!card || !prompt.isAvailable) return;
  hide = queueCard(overlays, 'install', card, { ...NO_EVENTS, onDismissed: () => prompt.later() });
  enhanceInstallCard(card, { prompt, onDone: hide });
}
