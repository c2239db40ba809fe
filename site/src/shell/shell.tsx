import { Footer } from '@tutoring/ui/footer';
import { Header } from '@tutoring/ui/header';
import { NavigationMenu } from '@tutoring/ui/navigation-menu';
import { Provider } from '@tutoring/ui/provider';
import type { ReactNode } from 'react';
import { LivePart } from '../app/live-part';
import { BEFORE_PAINT, mayHaveStrip, STRIP_PLACE } from '../contract/before-paint';
import type { PageContext } from '../contract/page';
import { NO_TURN } from '../contract/part';
import { packOf } from '../languages';
import { ChatLauncher } from './chat-launcher';
import { Languages } from './languages';
import { PageDataProvider } from './page-data';
import { Promo } from './promo';

const CONTENT_ID = 'content';

/** What stands around every page, and what every part of a page may ask for. */
export function Shell({ page, children }: { page: PageContext; children: ReactNode }) {
  const { messages, navigationFrom, shell } = packOf(page.language);
  return (
    <PageDataProvider value={page}>
      <Provider messages={messages} lang={page.lang}>
        <Promo />
        <Header
          brand={shell.brand}
          navigation={<NavigationMenu items={shell.header} current={page.path} />}
          navigationFrom={navigationFrom}
          items={shell.header}
          current={page.path}
          bookingUrl={shell.bookingUrl}
          contact={shell.contact}
          contentId={CONTENT_ID}
          search={<LivePart name="search" props={{ id: 'search', place: 'bar' }} turn={NO_TURN} />}
          mobileSearch={<LivePart name="search" props={{ id: 'menu-search', place: 'menu' }} turn={NO_TURN} />}
        >
          <Languages />
        </Header>
        {mayHaveStrip(page.path) && <div {...{ [STRIP_PLACE]: '', [BEFORE_PAINT]: '' }} />}
        <main id={CONTENT_ID} tabIndex={-1}>
          {children}
        </main>
        <Footer {...shell.footer} cookiePreferences />
        <ChatLauncher />
        <LivePart name="toaster" props={{}} turn={NO_TURN} />
      </Provider>
    </PageDataProvider>
  );
}
