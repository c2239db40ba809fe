import { isStoredAs, STORED_ITEMS } from '@tutoring/domain/stored-items';
import type { BrowserContext, Page } from '@playwright/test';

/** A fake of Google's tag. It follows consent, sets a cookie, and sends each event, also while the page unloads. */
const FAKE_TAG = `
  const layer = (window.dataLayer ??= []);
  const seen = { consent: {} };
  const take = (entry) => {
    const [command, name, properties] = [...(entry.length === undefined ? [] : entry)];
    if (command === 'consent') Object.assign(seen.consent, properties);
    if (seen.consent.analytics_storage === 'granted') document.cookie = '_ga=GA1.1.1; path=/';
    if (command === 'event') fetch('https://region1.google-analytics.com/g/collect?en=' + name
      + '&gcs=' + seen.consent.analytics_storage + '&ep=' + encodeURIComponent(JSON.stringify(properties)), { method: 'POST', mode: 'no-cors', keepalive: true });
  };
  layer.forEach(take);
  const push = layer.push.bind(layer);
  layer.push = (entry) => { take(entry); return push(entry); };
`;

/** The requests and events of a browser that need consent. */
export interface Tracking {
  /** Requests to third parties, in order. */
  requests: string[];
  /** Names of the events that were sent. */
  events: () => string[];
}

/** Answers requests to third parties, and records them. */
export async function watchTracking(context: BrowserContext, baseURL: string | undefined): Promise<Tracking> {
  const requests: string[] = [];
  const isOurs = (url: URL) =>
    url.origin === new URL(baseURL ?? '').origin || url.protocol === 'data:' || url.protocol === 'blob:';
  context.on('request', (request) => {
    if (!isOurs(new URL(request.url()))) requests.push(request.url());
  });
  await context.route(
    (url) => !isOurs(url),
    (route) =>
      route.request().url().includes('/gtag/js')
        ? route.fulfill({ contentType: 'text/javascript', body: FAKE_TAG })
        : route.fulfill({ status: 204 }),
  );
  return {
    requests,
    events: () =>
      requests
        .map((address) => new URL(address))
        .filter(({ pathname }) => pathname === '/g/collect')
        .map(({ searchParams }) => searchParams.get('en') ?? ''),
  };
}

/** Waits until the module that counts has begun in this document, and stored how the visitor came if it may. */
export async function countingStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('site:counting').length > 0);
}

/** The stored items that need consent, and those that are not declared. */
export async function storedOf(page: Page): Promise<{ consented: string[]; undeclared: string[] }> {
  const names = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...document.cookie
      .split('; ')
      .map((pair) => pair.split('=')[0] ?? '')
      .filter(Boolean),
  ]);
  const categoryOf = (name: string) => STORED_ITEMS.find((item) => isStoredAs(item, name))?.category;
  return {
    consented: names.filter((name) => ['analytics', 'marketing', 'preferences'].includes(categoryOf(name) ?? '')),
    undeclared: names.filter((name) => !categoryOf(name)),
  };
}
