import type { ReactNode } from 'react';
import { messages as arabicWords } from '../../site/src/shared/messages/ar';
import { messages as englishWords } from '../../site/src/shared/messages/en';
import { Breadcrumbs, type Crumb } from '../../packages/ui/src/breadcrumbs';
import { Chat, ChatPlace } from '../../packages/ui/src/chat';
import { FREE, quotes } from '../../packages/ui/src/chat/sample-answers';
import { Footer } from '../../packages/ui/src/footer';
import { Header } from '../../packages/ui/src/header';
import { LanguageSwitcher, type LanguageChoice } from '../../packages/ui/src/language-switcher';
import { Container } from '../../packages/ui/src/layout';
import { NavigationMenu } from '../../packages/ui/src/navigation-menu';
import { useLang } from '../../packages/ui/src/provider';
import { Search } from '../../packages/ui/src/search';
import { Toaster } from '../../packages/ui/src/toast';
import { ar, BOOKING_URL, BRAND, en, MAIL } from './shell';

/** What the site says outside its parts, in the page's language: English where it has no page in another. */
export function useSite() {
  const isArabic = useLang() === 'ar';
  return isArabic ? { shell: ar, words: arabicWords } : { shell: en, words: englishWords };
}

interface FrameProps {
  /** The page's path. */
  path: string;
  /** The way from the home page, which is added. @default none */
  trail?: readonly Crumb[];
  /** The same page in other languages. @default none */
  languages?: readonly LanguageChoice[];
  /** The page's hero, right below the trail. */
  hero: ReactNode;
  /** Its sections. */
  children: ReactNode;
}

/** Nothing leaves a story. */
const stay = { onSubmit: (event: { preventDefault: () => void }) => event.preventDefault() };

/** What stands around every page of the site: skip link, header, trail, footer, the way to the chat, toasts. */
export function Frame({ path, trail = [], languages = [], hero, children }: FrameProps) {
  const { shell } = useSite();
  const lang = useLang();
  return (
    <>
      <Header
        brand={BRAND}
        navigation={<NavigationMenu items={shell.items} current={path} />}
        items={shell.items}
        current={path}
        bookingUrl={BOOKING_URL}
        contact={[MAIL]}
        search={<Search place="bar" id="search" contact={shell.contactHref} {...stay} />}
        mobileSearch={<Search place="menu" id="menu-search" contact={shell.contactHref} {...stay} />}
      >
        {languages.length > 0 && (
          <LanguageSwitcher
            choices={languages}
            current={languages.find((choice) => choice.lang.startsWith(lang))?.lang ?? ''}
          />
        )}
      </Header>
      <main id="content" tabIndex={-1}>
        <Container>
          {trail.length > 0 && <Breadcrumbs trail={[{ label: shell.home, href: '/' }, ...trail]} />}
          {hero}
        </Container>
        {children}
      </main>
      <Footer {...shell.footer} />
      {path !== '/contact' && (
        <ChatPlace>
          <Chat answer={quotes(FREE)} bookingUrl={BOOKING_URL} contact={shell.contactHref} />
        </ChatPlace>
      )}
      <Toaster />
    </>
  );
}
