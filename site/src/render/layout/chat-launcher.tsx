import { ChatPlace } from '@tutoring/ui/chat';
import { Island } from '../../client/islands/lib/island';
import { CONTACT, OFFLINE, THANKS } from '../../shared/paths';
import chat from '../../generated/chat.json';
import { usePage } from '../../shared/page-data';

/** Pages without the chat: the contact form and the thank-you page, offline, owner and error pages. */
const PAGES_WITHOUT_CHAT = [CONTACT, OFFLINE, THANKS, '/owner', '/404', '/error'];

/** The button that opens the chat, last in the page. Without scripts it is a link to the contact form. */
export function ChatLauncher() {
  const { path } = usePage();
  if (!chat.isShown || PAGES_WITHOUT_CHAT.some((excluded) => path === excluded || path.startsWith(`${excluded}/`)))
    return null;
  return (
    <ChatPlace>
      <Island name="chat" props={{}} hydrate="press" />
    </ChatPlace>
  );
}
