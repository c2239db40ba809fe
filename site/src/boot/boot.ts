/**
 * The one script in a page's head, in place of Gatsby's inline ones. It sets the rules for
 * everything that comes later, waits until the page is painted and idle or first touched,
 * then starts the scripts, and hands over the clicks that came too early.
 *
 * `SCRIPTS` and `TAG_ORIGIN` are put in by gatsby/boot-file.ts.
 */
import { reportErrors } from './report-errors';

declare const SCRIPTS: readonly string[];
/** The one other place a script may come from, once the visitor allows it; empty for none. */
declare const TAG_ORIGIN: string;

/** Milliseconds after which a prerenderer may take the page as it is. */
const PRERENDER_DELAY_MS = 1500;
/** Milliseconds after load at which the scripts start even if the page never idles. */
const IDLE_TIMEOUT_MS = 2000;
const FIRST_TOUCH = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;
const ASSET = /^\/assets\/[\w.~-]+\.js$/;

interface GatsbyWindow extends Window {
  prerenderReady?: boolean;
  pagePath?: string | undefined;
  ___webpackCompilationHash?: string | undefined;
  ___chunkMapping?: object;
  trustedTypes?: { createPolicy(name: string, rules: Record<string, (text: string) => string>): unknown };
}

const page = window as GatsbyWindow;
const root = document.documentElement;
page.pagePath = root.dataset.page;
page.___webpackCompilationHash = root.dataset.build;
// Gatsby reads it only to prefetch; the pages' chunks are few and the same everywhere.
page.___chunkMapping = {};

// The flag that prerendering services wait for.
page.prerenderReady = false;
setTimeout(() => (page.prerenderReady = true), PRERENDER_DELAY_MS);

page.trustedTypes?.createPolicy('default', {
  createScriptURL(address) {
    const url = new URL(address, location.origin);
    if (url.origin === location.origin && ASSET.test(url.pathname)) return address;
    if (TAG_ORIGIN && url.origin === TAG_ORIGIN) return address;
    throw new TypeError(`Not one of the site's scripts: ${url.href}`);
  },
  createHTML(html) {
    // React empties an island it leaves to the server; no other HTML is ever set from a text.
    if (html === '') return html;
    throw new TypeError('HTML from a text is not allowed here.');
  },
});

reportErrors();

let started = false;
function start(): void {
  if (started) return;
  started = true;
  for (const type of FIRST_TOUCH) removeEventListener(type, start, true);
  for (const src of SCRIPTS) {
    const script = document.createElement('script');
    script.src = src;
    script.async = false;
    document.head.append(script);
  }
}

for (const type of FIRST_TOUCH) addEventListener(type, start, { capture: true, passive: true });
addEventListener('load', () => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(start, 200);
});

// Buttons that only scripts can serve: their early clicks wait. Forms, links, `<details>` and
// buttons with a `commandfor` work by themselves.
// What waits for a part of the page that comes later waits for that part.
const QUEUED =
  'commandForElement' in HTMLButtonElement.prototype
    ? 'button[type="button"]:not([commandfor])'
    : 'button[type="button"]';
const early = new Set<HTMLElement>();
let siteReady = false;
const isWaiting = (button: HTMLElement) => !siteReady || button.closest('[data-island="waiting"]') !== null;
function keepClick(event: MouseEvent): void {
  const button = (event.target as Element).closest<HTMLElement>(QUEUED);
  if (!button || !isWaiting(button)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  early.add(button);
}
// Back and forward change the address at once; before the router runs, nothing else would follow.
const loadedPath = location.pathname;
addEventListener('popstate', () => {
  if (!siteReady && location.pathname !== loadedPath) location.reload();
});

function replay(): void {
  for (const button of early) {
    if (isWaiting(button)) continue;
    early.delete(button);
    if (button.isConnected) button.click();
  }
}
addEventListener('click', keepClick, true);
addEventListener('site:ready', () => {
  siteReady = true;
  replay();
});
// The name is ISLAND_READY of @tutoring/ui; importing it would bring React along.
addEventListener('island:ready', replay);
