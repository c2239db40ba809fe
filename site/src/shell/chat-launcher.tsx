import { ChatPlace } from '@tutoring/ui/chat';
import { LivePart } from '../app/live-part';
import { CONTACT, OFFLINE, THANKS } from '../contract/own-pages';
import chat from '../generated/chat.json';
import { usePage } from './page-data';

/** Pages that are for one thing: the form that the chat would lead to, what comes after it, no connection, the owner's, errors. */
const WITHOUT = [CONTACT, OFFLINE, THANKS, '/owner', '/404', '/error'];

/** The way to the chat, last in the page. Without scripts it leads to the contact form. */
export function ChatLauncher() {
  const { path } = usePage();
  if (!chat.isShown || WITHOUT.some((one) => path === one || path.startsWith(`${one}/`))) return null;
  return (
    <ChatPlace>
      <LivePart name="chat" props={{}} press />
    </ChatPlace>
  );
}
