import { BottomBar as UiBottomBar } from '@tutoring/ui/bottom-bar';
import { Price } from '@tutoring/ui/price';
import { Island } from '../../client/islands/lib/island';
import chat from '../../generated/chat.json';
import { BookingLink } from '../../mdx/booking-link/component';
import { chatPanelOf } from '../../shared/chat-panel';
import { CONTACT, MARKED, OFFLINE, THANKS } from '../../shared/paths';
import { useLanguage, usePage } from '../../shared/page-data';

/** Pages with a single purpose: the contact form and the thank-you page, offline, owner and error pages. */
const PAGES_WITHOUT_BAR = [CONTACT, OFFLINE, THANKS, MARKED, '/404', '/error'];

/**
 * The page's next step and the chat, last in the page. On phones it is a bar; on wide screens only the chat is visible. Without
 * scripts the chat is a link to the contact form.
 */
export function BottomBar() {
  const { lang, path, inquiry } = usePage();
  const { layout, messages } = useLanguage();
  if (PAGES_WITHOUT_BAR.some((excluded) => path === excluded || path.startsWith(`${excluded}/`))) return null;
  // Schools and teachers do not book sessions, so the bar has the same button as their page, and no price.
  return (
    <UiBottomBar
      action={<BookingLink by={inquiry} short />}
      price={!inquiry && <Price amounts={layout.from.slice(0, 1)} from unit={messages.perSession} />}
    >
      {chat.isShown && <Island name="chat" props={{}} hydrate="press" panel={chatPanelOf(lang, path)} />}
    </UiBottomBar>
  );
}
