import { FALLBACK_REGION, type PrivacyRegion } from '@tutoring/domain/consent';
import { languageOf } from '@tutoring/domain/languages';
import { minorConsentOf } from '@tutoring/domain/minor-consent';
import { Chat, type ChatProps } from '@tutoring/ui/chat';
import { useLang } from '@tutoring/ui/provider';
import { useState } from 'react';
import { CONTACT, pathIn } from '../../contract/own-pages';
import type { InVisit } from '../../contract/part';
import booking from '../../generated/booking.json';
import receivers from '../../generated/chat.json';
import type { modelAnswers } from '../chat-model';
import { useTurn } from '../use-turn';
import { waker } from '../wake';

/** What answers comes with the first opening, beside the panel. */
const loadChat = () => import('../chat-sources');

/**
 * The chat: it answers in the browser, by quoting our pages. No question leaves the visitor's tab, unless the owner has a
 * language model (docs/adr/0040) and the visitor agrees.
 */
export function Part({ visit }: InVisit) {
  const language = languageOf(useLang());
  const track = visit?.track;
  /** Whose notice of a model holds: the place that the visit knows when the panel opens, or that the edge tells. */
  const [region, setRegion] = useState<PrivacyRegion>(FALLBACK_REGION);
  const [isOpen, takeTurn] = useTurn('chat', visit);
  return (
    <Chat
      answer={(question, isAgreed) => {
        const plain = async () => (await loadChat()).chat.answer(question, language);
        return isAgreed ? worded({ question, language, region }, plain, setRegion) : plain();
      }}
      model={modelOf(region)}
      bookingUrl={booking.bookingUrl}
      contact={pathIn(language, CONTACT)}
      about={typeof location === 'undefined' ? undefined : aboutOf(location.pathname)}
      open={isOpen}
      onOpenChange={(next) => {
        takeTurn(next);
        if (!next) return;
        track?.('chat_opened', {});
        setRegion(visit?.consent().region ?? FALLBACK_REGION);
        loadChat().then(
          ({ prepareChat }) => prepareChat(language),
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

/** The language model that visitors of a region may agree to. */
function modelOf(region: PrivacyRegion): ChatProps['model'] {
  const receiver = region === 'cn' ? receivers.receiverInChina : receivers.receiver;
  return receiver ? { receiver, age: minorConsentOf(region) } : undefined;
}

async function* worded(...args: Parameters<typeof modelAnswers>): ReturnType<typeof modelAnswers> {
  const { modelAnswers } = await import('../chat-model');
  yield* modelAnswers(...args);
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
