import { LANGUAGES, type Language } from '@tutoring/domain/languages';
import { Keep } from '@tutoring/ui/island';
import { lazy, Suspense, type ComponentType, type MouseEvent } from 'react';
import { loadWords } from '../languages/load-words';
import { usePage } from '../mdx/page-data';
import { followInApp } from '../platform/follow-in-app';
import { useIsHydrating } from '../platform/hydration';
import { openCookiePreferences } from '../consent/open';
import type { FooterData } from './shell-data';

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

/** What the footer says, by language: its data, its words, and the component come together. */
const data: Record<Language, () => Promise<{ default: FooterData }>> = {
  en: () => import('../generated/footer.en.json'),
  'zh-Hant': () => import('../generated/footer.zh-Hant.json'),
  'zh-Hans': () => import('../generated/footer.zh-Hans.json'),
  ja: () => import('../generated/footer.ja.json'),
  ko: () => import('../generated/footer.ko.json'),
  ar: () => import('../generated/footer.ar.json'),
  es: () => import('../generated/footer.es.json'),
  fr: () => import('../generated/footer.fr.json'),
  de: () => import('../generated/footer.de.json'),
  it: () => import('../generated/footer.it.json'),
  nl: () => import('../generated/footer.nl.json'),
};

const footers = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    lazy(async () => {
      const [{ Footer }, { default: own }, messages] = await Promise.all([
        import('@tutoring/ui/footer'),
        data[language](),
        loadWords.footer[language](),
      ]);
      return {
        default: () => <Footer {...own} messages={messages} onCookiePreferences={openCookiePreferences} />,
      };
    }),
  ]),
) as unknown as Record<Language, ComponentType>;
