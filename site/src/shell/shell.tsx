import { Header } from '@tutoring/ui/header';
import { Provider } from '@tutoring/ui/provider';
import type { ReactNode } from 'react';
import { ConsentSlot } from '../consent/slot';
import { packOf } from '../languages';
import { PageDataProvider } from '../mdx/page-data';
import type { PageContext } from '../page-context';
import { SiteLink } from '../platform/link';
import { ErrorBoundary } from './error-boundary';
import { SiteFooter } from './footer';
import { Languages } from './languages';
import { Promo } from './promo';
import { WideNavigation } from './wide-navigation';

const CONTENT_ID = 'content';

/**
 * What stands around every page, and what every part of a page may ask for.
 *
 * Beside English, each language has few pages, and nearly every link leads out of it: those
 * are full page loads, because the next page brings its own words, direction and fonts.
 */
export function Shell({ page, children }: { page: PageContext; children: ReactNode }) {
  const { messages, navigationFrom, shell, words } = packOf(page.language);
  return (
    <PageDataProvider value={page}>
      <Provider messages={messages} lang={page.lang} linkComponent={page.language === 'en' ? SiteLink : 'a'}>
        <ConsentSlot />
        <Promo />
        <Header
          brand={shell.brand}
          navigation={<WideNavigation from={navigationFrom} items={shell.header} current={page.path} />}
          navigationFrom={navigationFrom}
          items={shell.header}
          current={page.path}
          bookingUrl={shell.bookingUrl}
          contact={shell.contact}
          contentId={CONTENT_ID}
        >
          <Languages />
        </Header>
        <main id={CONTENT_ID} tabIndex={-1}>
          <ErrorBoundary key={page.path} words={words}>
            {children}
          </ErrorBoundary>
        </main>
        <SiteFooter />
      </Provider>
    </PageDataProvider>
  );
}
