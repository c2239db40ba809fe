/**
 * The bootstrap in the head of every page: installs the Trusted Types policy, reports errors, records early events, and
 * loads the enhancements (docs/adr/0030) when the page is painted and idle, or at the first touch.
 *
 * build/publish/assets/scripts.ts defines `ENHANCE_FILE`, `ENHANCE_INTEGRITY` and `SCRIPT_PLACES`.
 */
import { enhanceSearchShortcuts } from '@tutoring/ui/enhance';
import { INTERACTIONS, UNSAFE_CONTENT, ENHANCED, type EarlyEvents } from '../../shared/early-events';
import { mayReloadFor, storeReload } from './reload';
import { showCookieFailure } from './cookie-status';
import { queuePresses } from './queue-presses';
import { reportErrors } from './report-errors';

declare const ENHANCE_FILE: string;
declare const ENHANCE_INTEGRITY: string;
/** The address prefixes of third-party scripts, which load only with consent. */
declare const SCRIPT_PLACES: readonly string[];

/** Milliseconds after which a prerendering service may capture the page. */
const PRERENDER_DELAY_MS = 1500;
/** Milliseconds after load at which the enhancements load even if the page is never idle. */
const IDLE_TIMEOUT_MS = 2000;
/** Milliseconds after load at which they load in a browser without `requestIdleCallback`. */
const IDLE_FALLBACK_MS = 200;
const COOKIE_PREFERENCES = '[data-cookie-preferences]';
const FIRST_TOUCH = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;
const SCRIPT = /^\/(assets\/[\w.~-]+|sw)\.js$/;

interface BootstrapWindow extends Window {
  prerenderReady?: boolean;
  trustedTypes?: { createPolicy(name: string, rules: Record<string, (text: string) => string>): unknown };
}

const page = window as BootstrapWindow;

// Prerendering services wait for this flag.
page.prerenderReady = false;
setTimeout(() => (page.prerenderReady = true), PRERENDER_DELAY_MS);

// What the visitor does before the page is enhanced.
const early: EarlyEvents = { interactions: [], hovered: { target: null, at: 0 } };
page.early = early;

/** Throws with the message that the specification requires (section 8). security/violations.ts records the event. */
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
      return isOurs || SCRIPT_PLACES.some((prefix) => url.href.startsWith(prefix)) ? address : refuse('URL');
    },
    createScript: () => refuse('content'),
    createHTML: (html) => early.sanitise?.(html) ?? refuse('content'),
  });
} catch {
  // An extension has created the default policy already. The header allows only one.
}

const report = reportErrors();

for (const kind of INTERACTIONS) {
  addEventListener(kind, () => early.interactions.push(kind), { capture: true, passive: true, once: true });
}
const recordHover = ({ target, timeStamp }: Event) => {
  early.hovered = { target, at: timeStamp };
};
addEventListener('beforeinstallprompt', (event) => {
  // Otherwise the browser shows its own prompt immediately.
  event.preventDefault();
  early.install = event;
});
addEventListener('pointerover', recordHover, { capture: true, passive: true });

let started = false;
function start(): void {
  if (started) return;
  started = true;
  for (const type of FIRST_TOUCH) removeEventListener(type, start, true);
  // `import()` takes no integrity; a preload does, and the import then uses the preloaded file.
  const preload = document.createElement('link');
  preload.rel = 'modulepreload';
  preload.integrity = ENHANCE_INTEGRITY;
  preload.href = ENHANCE_FILE;
  document.head.append(preload);
  import(ENHANCE_FILE).catch(async () => {
    if (await reloadsForMissing(ENHANCE_FILE)) return;
    report('A script did not load.', ENHANCE_FILE);
    // Fall back: links navigate, CSS opens the menus, and the cookie settings say that they failed.
    document.documentElement.dataset.scripts = 'failed';
    presses.stop();
    addEventListener('click', ({ target }) => {
      const button = (target as Element).closest<HTMLElement>(COOKIE_PREFERENCES);
      if (button) showCookieFailure(button);
    });
    for (const element of presses.pressed) if (element.matches(`a, ${COOKIE_PREFERENCES}`)) element.click();
  });
}
/** Reloads the page if a deploy has removed the script meanwhile. A poor connection or none is no reason. */
async function reloadsForMissing(script: string): Promise<boolean> {
  const status = await fetch(script, { method: 'HEAD' }).then(
    (answer) => answer.status,
    () => 0,
  );
  if (status !== 404 || !mayReloadFor(script)) return false;
  storeReload({ missing: script, at: Date.now() });
  location.reload();
  return true;
}
for (const type of FIRST_TOUCH) addEventListener(type, start, { capture: true, passive: true });
function startWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(start, IDLE_FALLBACK_MS);
}
// The development server adds this script after the page has loaded.
if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle);

// The search box is in the server's HTML, so its shortcuts work immediately.
enhanceSearchShortcuts();

// Early presses on buttons that need a script.
let isEnhanced = false;
const presses = queuePresses(() => isEnhanced);
addEventListener(ENHANCED, () => {
  isEnhanced = true;
  removeEventListener('pointerover', recordHover, true);
  presses.replay();
});
