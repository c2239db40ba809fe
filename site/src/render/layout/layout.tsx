import { Footer } from '@tutoring/ui/footer';
import { Header } from '@tutoring/ui/header';
import { NavigationMenu, type NavigationLink } from '@tutoring/ui/navigation-menu';
import { Provider } from '@tutoring/ui/provider';
import type { ReactNode } from 'react';
import { Island } from '../../client/islands/lib/island';
import { BEFORE_PAINT, mayHaveRegionStrip, REGION_STRIP } from '../../shared/before-paint';
import type { PageContext } from '../../shared/page';
import { NO_PREFETCH } from '../../shared/island-attributes';
import type { FooterData } from '../../shared/layout-data';
import { messagesOf } from '../../shared/messages';
import { BottomBar } from './bottom-bar';
import { Languages } from './languages';
import { PageDataProvider } from '../../shared/page-data';
import { Promo } from './promo';
import { WORDMARK } from './wordmark';

const CONTENT_ID = 'content';

/** The layout of every page, and the contexts that its components read. */
export function Layout({ page, children }: { page: PageContext; children: ReactNode }) {
  const { componentMessages: messages, navigationFrom, layout } = messagesOf(page.lang);
  return (
    <PageDataProvider value={page}>
      <Provider messages={messages} lang={page.lang}>
        <Promo />
        <Header
          brand={layout.brand}
          home={page.home}
          logo={WORDMARK}
          navigation={<NavigationMenu items={layout.header} current={page.path} />}
          navigationFrom={navigationFrom}
          items={layout.header}
          current={page.path}
          bookingUrl={layout.bookingUrl}
          contact={layout.contact}
          contentId={CONTENT_ID}
          search={<Island name="search" props={{ id: 'search', place: 'bar' }} prefetch={NO_PREFETCH} />}
          mobileSearch={<Island name="search" props={{ id: 'menu-search', place: 'menu' }} prefetch={NO_PREFETCH} />}
        >
          <Languages />
        </Header>
        {mayHaveRegionStrip(page.path) && <div {...{ [REGION_STRIP]: '', [BEFORE_PAINT]: '' }} />}
        <main id={CONTENT_ID} tabIndex={-1}>
          {children}
        </main>
        <Footer {...layout.footer} legal={legalOn(page, layout.footer)} cookiePreferences />
        <BottomBar />
        <Island name="toaster" props={{}} prefetch={NO_PREFETCH} />
      </Provider>
    </PageDataProvider>
  );
}

/** The legal notices of the page's region; of all regions, if the page is about none. */
function legalOn({ region: here }: PageContext, { legal }: FooterData): NavigationLink[] {
  return legal.flatMap(({ region, ...link }) => (!region || !here || region === here ? link : []));
}
