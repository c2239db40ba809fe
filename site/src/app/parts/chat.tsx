import { languageOf } from '@tutoring/domain/languages';
import { Chat, type ChatProps } from '@tutoring/ui/chat';
import { useLang } from '@tutoring/ui/provider';
import { contactPath } from '../../contract/contact';
import type { InVisit } from '../../contract/part';
import booking from '../../generated/booking.json';
import { waker } from '../wake';

/** What answers comes with the first opening, beside the panel. */
const loadChat = () => import('../chat-sources');

/** The chat: it answers in the browser, by quoting our pages; no question leaves the visitor's tab. */
export function Part({ visit }: InVisit) {
  const language = languageOf(useLang());
  const track = visit?.track;
  return (
    <Chat
      answer={async (question) => (await loadChat()).chat.answer(question, language)}
      bookingUrl={booking.bookingUrl}
      contact={contactPath(language)}
      about={typeof location === 'undefined' ? undefined : aboutOf(location.pathname)}
      onOpenChange={(isOpen) => {
        if (!isOpen) return;
        track?.('chat_opened', {});
        loadChat().then(
          ({ prepareChat }) => prepareChat(),
          // Asking tries again, and says what is wrong.
          () => undefined,
        );
      }}
      onAnswered={(kind) => track?.('chat_answered', { kind })}
      onHandOver={() => {
        track?.('chat_handed_over', {});
        // The page is about to be left.
        void visit?.handOn();
      }}
    />
  );
}

const ABOUT: Record<string, ChatProps['about']> = {
  services: 'service',
  subjects: 'service',
  learning: 'learning',
  blog: 'learning',
  tools: 'learning',
  regional: 'region',
  schools: 'region',
};

/** What a page is about, by its address: pages of regions have names of two letters. */
function aboutOf(path: string): ChatProps['about'] {
  const [, first = ''] = path.split('/');
  return ABOUT[first] ?? (/^[a-z]{2}(?:-[a-z]+)?$/.test(first) ? 'region' : 'anything');
}

export const wake = waker('chat', Part);
