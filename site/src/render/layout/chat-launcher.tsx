import { ChatPlace } from '@tutoring/ui/chat';
import { Island } from '../../client/islands/lib/island';
import { CONTACT, OFFLINE, THANKS } from '../../shared/paths';
import chat from '../../generated/chat.json';
import { usePage } from '../../shared/page-data';

/** Pages that are for one thing: the form that the chat would lead to, what comes after it, no connection, the owner's, errors. */
const WITHOUT = [CONTACT, OFFLINE, THANKS, '/owner', '/404', '/error'];

/** The way to the chat, last in the page. Without scripts it leads to the contact form. */
export function ChatLauncher() {
  const { path } = usePage();
  if (!chat.isShown || WITHOUT.some((one) => path === one || path.startsWith(`${one}/`))) return null;
  return (
    <ChatPlace>
      <Island name="chat" props={{}} hydrate="press" />
    </ChatPlace>
  );
}
