// @needsConnection: the service worker does not save this file.
import { FALLBACK_REGION, type PrivacyRegion } from '@tutoring/domain/consent';
import type { ChatReply } from '@tutoring/domain/chat-model';
import { languageOf } from '@tutoring/domain/languages';
import { minorConsentOf } from '@tutoring/domain/minor-consent';
import { Chat, type ChatHelplines, type ChatProps } from '@tutoring/ui/chat';
import { useLang } from '@tutoring/ui/provider';
import { useState } from 'react';
import { CONCERN, CONTACT, HELPLINES, pathIn } from '../../shared/paths';
import type { IslandProps, PageServices } from '../../shared/islands';
import booking from '../../generated/booking.json';
import settings from '../../generated/chat.json';
import type { modelAnswers } from './lib/chat-model';
import { useOverlay } from './lib/use-overlay';
import { createHydrate } from './lib/hydrate';

/** What answers comes with the first opening, beside the panel. */
const loadChat = () => import('./lib/chat-sources');

/**
 * The chat: it answers in the browser, by quoting our pages. No question leaves the visitor's tab, unless the owner has a
 * language model (docs/adr/0040) and the visitor agrees.
 */
export function Island({ services }: IslandProps) {
  const language = languageOf(useLang());
  const track = services?.track;
  /** Whose notice of a model holds: the place that the visit knows when the panel opens, or that the edge tells. */
  const [region, setRegion] = useState<PrivacyRegion>(FALLBACK_REGION);
  const [isOpen, takeTurn] = useOverlay('chat', services);
  return (
    <Chat
      answer={(question, isAgreed) => {
        const answers = answersTo({ question, language, region }, isAgreed, setRegion);
        return services ? withCountry(answers, services.country) : answers;
      }}
      model={modelOf(region)}
      helplines={HELPLINES_OF_SITE}
      bookingUrl={booking.bookingUrl}
      contact={pathIn(language, CONTACT)}
      about={typeof location === 'undefined' ? undefined : aboutOf(location.pathname)}
      open={isOpen}
      onOpenChange={(next) => {
        takeTurn(next);
        if (!next) return;
        track?.('chat_opened', {});
        setRegion(services?.consent().region ?? FALLBACK_REGION);
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
        void services?.flushEvents();
      }}
    />
  );
}

/** The language model that visitors of a region may agree to. */
function modelOf(region: PrivacyRegion): ChatProps['model'] {
  const receiver = region === 'cn' ? settings.receiverInChina : settings.receiver;
  return receiver ? { receiver, age: minorConsentOf(region) } : undefined;
}

/** The types of JSON are wider than those of the data. */
const { helplines } = settings as unknown as { helplines: Omit<ChatHelplines, 'list' | 'concern'> };
const HELPLINES_OF_SITE: ChatHelplines = { ...helplines, list: HELPLINES, concern: CONCERN };

/** What somebody writes in distress is answered here, and sent nowhere: neither to the edge nor to a model. */
async function* answersTo(
  asked: Parameters<typeof modelAnswers>[0],
  isAgreed: boolean,
  onRegion: Parameters<typeof modelAnswers>[2],
): AsyncGenerator<ChatReply, void> {
  const { chat, directAnswer } = await loadChat();
  const direct = directAnswer(asked.question, asked.language);
  const plain = async () => direct ?? chat.answer(asked.question, asked.language);
  if (direct || !isAgreed) yield await plain();
  else yield* (await import('./lib/chat-model')).modelAnswers(asked, plain, onRegion);
}

/** Milliseconds that somebody in distress waits for the right country at most: the answer can guess it. */
const COUNTRY_WAIT_MS = 1000;

function soon(country: Promise<string | undefined>): Promise<string | undefined> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, COUNTRY_WAIT_MS, undefined));
  return Promise.race([country.catch(() => undefined), tooLate]);
}

/** A direct answer names the helplines of the visitor's country, which the page has asked for already. */
async function* withCountry(
  answers: AsyncIterable<ChatReply>,
  countryOf: PageServices['country'],
): AsyncGenerator<ChatReply, void> {
  for await (const answer of answers)
    yield answer.kind === 'direct' ? { ...answer, country: await soon(countryOf()) } : answer;
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

export const hydrate = createHydrate('chat', Island);
