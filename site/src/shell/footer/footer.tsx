import type { Language } from '@tutoring/domain/languages';
import { Keep } from '@tutoring/ui/island';
import { lazy, Suspense, type ComponentType, type MouseEvent } from 'react';
import { usePage } from '../../mdx/page-data';
import { followInApp } from '../../platform/follow-in-app';
import { useIsHydrating } from '../../platform/hydration';
import { openCookiePreferences } from '../../consent/open';

/**
 * The footer is the same on every page of a language, and needs no script but for its links and
 * its one button: the browser keeps the server's, and seldom loads what wrote it.
 */
export function SiteFooter() {
  const { language } = usePage();
  const isHydrating = useIsHydrating();
  const Footer = footers[language];
  return (
    <Suspense>
      {isHydrating ? (
        <Keep
          onClick={(event) => {
            if (language === 'en') followInApp(event);
            if (isCookiePreferences(event)) openCookiePreferences();
          }}
        />
      ) : (
        <div data-island="">
          <Footer />
        </div>
      )}
    </Suspense>
  );
}

/** The footer's only button. */
function isCookiePreferences({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('button') !== null;
}

const footers: Record<Language, ComponentType> = {
  en: lazy(() => import('./en')),
  ja: lazy(() => import('./ja')),
  ar: lazy(() => import('./ar')),
};
