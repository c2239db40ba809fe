import { packOf } from '../languages';

/** Milliseconds after the page at which what nobody waits for begins. */
export const DEFERRED_MODULES_DELAY_MS = 1500;

/** Starts the modules that only make things faster: if they fail, nobody notices. */
export function startDeferredModules(): void {
  setTimeout(() => {
    // Pages in other languages lead out of the app, to full page loads.
    if (!document.documentElement.lang.startsWith('en')) return;
    import('./preload').then(
      ({ preloadPopularRoutes }) => preloadPopularRoutes(packOf('en').shell.popular),
      () => undefined,
    );
  }, DEFERRED_MODULES_DELAY_MS);
}
