/**
 * The first stage, in a page's head: sets the rules for everything that comes later, hears errors and what comes too
 * early, and starts the visit (docs/adr/0030) when the page is painted and idle, or first touched.
 *
 * `ENHANCE_FILE`, `ENHANCE_INTEGRITY` and `SCRIPT_PLACES` are put in by build/publish/assets/scripts.ts.
 */
import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { enhanceSearchShortcuts } from '@tutoring/ui/enhance';
import { safeStorage } from '@tutoring/ui/storage';
import { INTERACTIONS, UNSAFE_CONTENT, ENHANCED, type EarlyEvents } from '../../shared/early-events';
import { ISLAND_HYDRATED } from '../../shared/islands';
import * as ISLAND from '../../shared/island-attributes';
import { showCookieFailure } from './cookie-status';
import { reportErrors } from './report-errors';

declare const ENHANCE_FILE: string;
declare const ENHANCE_INTEGRITY: string;
/** How the addresses of other companies' scripts begin, which come once the visitor allows them. */
declare const SCRIPT_PLACES: readonly string[];

/** Milliseconds after which a prerenderer may take the page as it is. */
const PRERENDER_DELAY_MS = 1500;
/** Milliseconds after load at which the visit starts even if the page never idles. */
const IDLE_TIMEOUT_MS = 2000;
/** Milliseconds after load at which it starts in a browser that does not say when it idles. */
const IDLE_FALLBACK_MS = 200;
const COOKIE_PREFERENCES = '[data-cookie-preferences]';
const FIRST_TOUCH = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;
const SCRIPT = /^\/(assets\/[\w.~-]+|sw)\.js$/;

interface BootWindow extends Window {
  prerenderReady?: boolean;
  trustedTypes?: { createPolicy(name: string, rules: Record<string, (text: string) => string>): unknown };
}

const page = window as BootWindow;

// The flag that prerendering services wait for.
page.prerenderReady = false;
setTimeout(() => (page.prerenderReady = true), PRERENDER_DELAY_MS);

// What the visitor does before the visit hears it.
const early: EarlyEvents = { interactions: [], hovered: { target: null, at: 0 } };
page.early = early;

/** Says it in the words of the specification (section 8), and to whoever keeps a record of it. */
function refuse(what: 'content' | 'URL'): never {
  const message = `Unsafe script ${what} detected`;
  dispatchEvent(new ErrorEvent(UNSAFE_CONTENT, { message }));
  throw new TypeError(message);
}
try {
  page.trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const url = new URL(address, location.origin);
      const isOurs = url.origin === location.origin && SCRIPT.test(url.pathname);
      return isOurs || SCRIPT_PLACES.some((place) => url.href.startsWith(place)) ? address : refuse('URL');
    },
    createScript: () => refuse('content'),
    createHTML: (html) => early.sanitise?.(html) ?? refuse('content'),
  });
} catch {
  // Somebody else has made one: the header allows no second, and theirs is no laxer than what it allows.
}

const report = reportErrors();

for (const kind of INTERACTIONS) {
  addEventListener(kind, () => early.interactions.push(kind), { capture: true, passive: true, once: true });
}
const noteEntry = ({ target, timeStamp }: Event) => {
  early.hovered = { target, at: timeStamp };
};
addEventListener('beforeinstallprompt', (event) => {
  // The browser's own question would come at once.
  event.preventDefault();
  early.install = event;
});
addEventListener('pointerover', noteEntry, { capture: true, passive: true });

let started = false;
function start(): void {
  if (started) return;
  started = true;
  for (const type of FIRST_TOUCH) removeEventListener(type, start, true);
  // An import cannot say what it expects; what is fetched ahead can, and the import takes that.
  const ahead = document.createElement('link');
  ahead.rel = 'modulepreload';
  ahead.integrity = ENHANCE_INTEGRITY;
  ahead.href = ENHANCE_FILE;
  document.head.append(ahead);
  import(ENHANCE_FILE).catch(() => {
    report('A script did not load.', ENHANCE_FILE);
    // Nothing will answer what waits: a link leads where it says, menus open by the stylesheet, and the settings say so.
    document.documentElement.dataset.scripts = 'failed';
    removeEventListener('click', keepPress, true);
    addEventListener('click', ({ target }) => {
      const button = (target as Element).closest<HTMLElement>(COOKIE_PREFERENCES);
      if (button) showCookieFailure(button);
    });
    for (const one of pressed) if (one.matches(`a, ${COOKIE_PREFERENCES}`)) one.click();
  });
}
for (const type of FIRST_TOUCH) addEventListener(type, start, { capture: true, passive: true });
addEventListener('load', () => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(start, IDLE_FALLBACK_MS);
});

// The search box is the server's: the keys that open it work from the beginning.
const storage = safeStorage('local');
enhanceSearchShortcuts({ isKeyOn: () => storage.get(STORAGE_KEY.noSearchKey) === null });

// Buttons that only scripts can serve: their early presses wait, those of a sleeping part for that part. Forms, links,
// `<details>` and buttons with a `commandfor` work by themselves. The link of a part that wakes by it waits for the visit.
const QUEUED = `[${ISLAND.strategy}=press] > a,button[type="button"]${
  'commandForElement' in HTMLButtonElement.prototype ? ':not([commandfor])' : ''
}`;
const pressed = new Set<HTMLElement>();
let isVisited = false;
const isWaiting = (button: HTMLElement) =>
  !isVisited || button.closest(`[${ISLAND.name}]:not([${ISLAND.hydrated}],[${ISLAND.strategy}=press])`) !== null;
function keepPress(event: MouseEvent): void {
  const button = (event.target as Element).closest<HTMLElement>(QUEUED);
  if (!button || !isWaiting(button)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed.add(button);
}
function pressAgain(): void {
  for (const button of pressed) {
    if (isWaiting(button)) continue;
    pressed.delete(button);
    if (button.isConnected) button.click();
  }
}
addEventListener('click', keepPress, true);
addEventListener(ENHANCED, () => {
  isVisited = true;
  removeEventListener('pointerover', noteEntry, true);
  pressAgain();
});
addEventListener(ISLAND_HYDRATED, pressAgain);
