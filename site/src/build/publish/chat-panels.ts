import { Chat } from '@tutoring/ui/chat';
import { Provider } from '@tutoring/ui/provider';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { CHAT_PANELS, chatPanel } from '../../shared/chat-panel';
import { CONTACT, pathIn } from '../../shared/paths';
import { librarian } from './cards';
import { writeHashed } from './hashed-file';

/**
 * Writes the chat's link and filled panel for each language and topic, as its island hydrates them. Their names have a hash,
 * like those of the island's files: a page never gets another release's panel, and the browser keeps them.
 * @returns Their addresses by name.
 */
export function writeChatPanels(site: string): ReadonlyMap<string, string> {
  const wordsOf = librarian(site);
  return new Map(
    CHAT_PANELS.map(({ language, topic }) => {
      const components = ['chat', 'booking-link', 'field'] as const;
      const messages = Object.fromEntries(components.map((name) => [name, wordsOf(name, language)]));
      const chat = createElement(
        Provider,
        { messages, lang: language, children: null },
        createElement(Chat, {
          answer: () => Promise.reject(new Error('Nobody asks in the build.')),
          // Shown only below an answer.
          bookingUrl: '',
          contact: pathIn(language, CONTACT),
          about: topic,
          prefilled: true,
        }),
      );
      const name = chatPanel(language, topic);
      return [name, writeHashed(site, name, 'txt', renderToString(chat, { identifierPrefix: 'chat' })).href];
    }),
  );
}
