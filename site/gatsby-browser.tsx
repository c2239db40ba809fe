import type { RouteUpdateArgs } from 'gatsby';
import { loadLanguage } from './src/languages';
import { startDeferredModules } from './src/platform/deferred';
import { markHydrated } from './src/platform/hydration';
import { noteShown } from './src/platform/pages-shown';
import { ROUTE_CHANGED } from './src/platform/route-changed';
import { wrapPage } from './src/shell/wrap-page';

/** Gatsby waits for it, though its types say `void`. */
export const onClientEntry = async (): Promise<void> => {
  // The development server serves no finished HTML: styles come the bundler's way there.
  if (process.env.NODE_ENV === 'development') {
    await Promise.all([import('@tutoring/ui/core.css'), import('@tutoring/ui/widgets.css')]);
  }
  await loadLanguage(document.documentElement.lang || 'en');
};

export const wrapPageElement = wrapPage;

export const onRouteUpdate = ({ location, prevLocation }: RouteUpdateArgs): void => {
  noteShown(location.pathname);
  if (prevLocation) dispatchEvent(new Event(ROUTE_CHANGED));
};

export const onInitialClientRender = (): void => {
  markHydrated();
  startDeferredModules();
  // Silent if it fails: then nothing is ever allowed.
  import('./src/consent/start').then(
    ({ startConsent }) => {
      startConsent();
    },
    () => undefined,
  );
};
