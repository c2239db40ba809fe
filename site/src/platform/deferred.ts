import { packOf } from '../languages';

/** Milliseconds after the page at which what nobody waits for begins. */
export const DEFERRED_MODULES_DELAY_MS = 1500;

/** Starts the modules that only make things easier or faster, or count: if they fail, the page is still whole. */
export function startDeferredModules(): void {
  setTimeout(() => {
    import('./tab-stops').then(({ setTabStops }) => setTabStops(), silently);
    import('../analytics/start').then(({ startAnalytics }) => startAnalytics(), silently);
    // Pages in other languages lead out of the app, to full page loads.
    if (!document.documentElement.lang.startsWith('en')) return;
    import('./preload').then(({ preloadPopularRoutes }) => preloadPopularRoutes(packOf('en').shell.popular), silently);
  }, DEFERRED_MODULES_DELAY_MS);
}

const silently = () => undefined;
