// @needsConnection: the service worker does not save this file.
import type { ChatNotice, ChatReply, ChatRequest } from '@tutoring/domain/chat-model';
import type { ChatContext } from '@tutoring/domain/chat';
import { languageOf, type Language } from '@tutoring/domain/languages';
import { minorConsentOf } from '@tutoring/domain/minor-consent';
import { Chat, type ChatHelplines, type ChatProps } from '@tutoring/ui/chat';
import { useLang } from '@tutoring/ui/provider';
import { useState } from 'react';
import { chatTopicOf } from '../../shared/chat-panel';
import { CONCERN, CONTACT, HELPLINES, pathIn } from '../../shared/paths';
import type { IslandProps, PageServices } from '../../shared/islands';
import booking from '../../generated/booking.json';
import settings from '../../generated/chat.json';
import { loadNotice } from './lib/chat-notice';
import { useOverlay } from './lib/use-overlay';
import { createHydrate } from './lib/hydrate';
import { reportMissed } from './lib/missed-query';
import { checkOf } from './lib/typed-text';

/** What recognises distress. It loads when the panel first opens, before the engine: a page must answer distress in any language. */
const loadDirect = () => import('@tutoring/domain/chat-direct');
const loadEngine = () => import('./lib/chat-sources');

/** Loads what answers need, once the panel is open and usable. The next question retries what fails, and shows the error. */
async function prepare(language: Language): Promise<void> {
  await (await loadDirect()).prepareDirect(language);
  (await loadEngine()).prepareChat(language);
}

/**
 * The chat. It answers in the browser by quoting our pages. A question leaves the tab only if the owner switched on a
 * language model (docs/adr/0040) and the visitor agrees.
 */
export function Island({ services }: IslandProps) {
  const language = languageOf(useLang());
  const track = services?.track;
  /** The notice about the model: asked of the edge when the panel opens, because the owner may switch it at any time. */
  const [notice, setNotice] = useState<ChatNotice>();
  const [isOpen, changeOpen] = useOverlay('chat', services);
  const [prefilled] = useState(isPrefilled);
  return (
    <Chat
      answer={(question, isAgreed, history, earlier) => {
        const context = { page: location.pathname, earlier };
        const answers = answersTo({ question, history, language, context }, isAgreed ? notice : undefined, setNotice);
        if (!services) return answers;
        const isHarmless = checkOf([...earlier, question], language);
        return withCountry(reportingMissed(answers, question, isHarmless, services), services.country);
      }}
      model={modelOf(notice)}
      helplines={helplinesIn(language)}
      bookingUrl={booking.bookingUrl}
      contact={pathIn(language, CONTACT)}
      about={typeof location === 'undefined' ? undefined : chatTopicOf(location.pathname)}
      prefilled={prefilled}
      open={isOpen}
      onOpenChange={(next) => {
        changeOpen(next);
        if (!next) return;
        track?.('chat_opened', {});
        void loadNotice().then(setNotice);
        prepare(language).catch(() => undefined);
      }}
      onAnswered={(kind) => track?.('chat_answered', { kind })}
      onHandOver={() => {
        track?.('chat_handed_over', {});
        // The visitor is about to leave the page.
        void services?.flushEvents();
      }}
    />
  );
}

/** The language model that the visitor may agree to. */
function modelOf(notice: ChatNotice | undefined): ChatProps['model'] {
  return notice?.receiver ? { receiver: notice.receiver, age: minorConsentOf(notice.region) } : undefined;
}

/** TypeScript infers wider types for JSON. */
const { helplines } = settings as unknown as { helplines: Omit<ChatHelplines, 'list' | 'concern'> };

/** The helplines, with the page that lists all of them in the visitor's language. */
function helplinesIn(language: Language): ChatHelplines {
  return { ...helplines, list: pathIn(language, HELPLINES), concern: pathIn(language, CONCERN) };
}

/**
 * A question from somebody in distress, or a hint of it, is answered in the browser, and sent neither to the edge nor to a model.
 * @param notice What the visitor agreed to, if they did.
 */
async function* answersTo(
  { context, ...query }: Pick<ChatRequest, 'question' | 'history' | 'language'> & { context: ChatContext },
  notice: ChatNotice | undefined,
  onNotice: (notice: ChatNotice) => void,
): AsyncGenerator<ChatReply, void> {
  const { directAnswer } = await loadDirect();
  const direct = await directAnswer(query.question, query.language);
  const isCertain = direct && !direct.isHint;
  const plain = async () =>
    isCertain ? direct : (await loadEngine()).chat.answer(query.question, query.language, context);
  if (direct || !notice) yield await plain();
  else
    yield* (await import('./lib/chat-model')).modelAnswers(
      { ...query, page: context.page ?? '', ...notice },
      plain,
      onNotice,
    );
}

/** Reports a question without an answer, if the visitor allows analytics. */
async function* reportingMissed(
  answers: AsyncIterable<ChatReply>,
  question: string,
  isHarmless: () => Promise<boolean>,
  { consent }: PageServices,
): AsyncGenerator<ChatReply, void> {
  let last: ChatReply | undefined;
  for await (const answer of answers) yield (last = answer);
  if (last?.kind === 'unknown') void reportMissed('chat', question, isHarmless, () => consent().allowed.analytics);
}

/** The most milliseconds to wait for the visitor's country. The answer can guess it. */
const COUNTRY_WAIT_MS = 1000;

function withTimeout(country: Promise<string | undefined>): Promise<string | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, COUNTRY_WAIT_MS, undefined));
  return Promise.race([country.catch(() => undefined), timeout]);
}

/** Adds the visitor's country to direct answers, which name its helplines. */
async function* withCountry(
  answers: AsyncIterable<ChatReply>,
  countryOf: PageServices['country'],
): AsyncGenerator<ChatReply, void> {
  for await (const answer of answers) {
    if (answer.kind === 'direct') yield { ...answer, country: await withTimeout(countryOf()) };
    else if ('help' in answer && answer.help)
      yield { ...answer, help: { ...answer.help, country: await withTimeout(countryOf()) } };
    else yield answer;
  }
}

/** Whether the page has filled the dialog already, on the press that loads this island (client/enhance/open-panel.ts). */
function isPrefilled(): boolean {
  const dialog = typeof document === 'undefined' ? null : document.querySelector('[data-island="chat"] > dialog');
  return dialog?.hasChildNodes() ?? false;
}

export const hydrate = createHydrate('chat', Island);
