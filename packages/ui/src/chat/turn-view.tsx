import type { Quotation, SessionSum } from '@tutoring/domain/chat-answer';
import { directionOf } from '@tutoring/domain/languages';
import { Button } from '../button/button';
import { VisuallyHidden } from '../layout/layout';
import { fill } from '../lib/fill';
import { Link } from '../link/link';
import { useLang } from '../provider/provider';
import { languageOrEnglish } from '../lib/language-or-english';
import * as styles from './chat.css';
import { helpOf, type Reply, type Turn } from './conversation';
import { DirectView, type DirectViewProps } from './direct-view';
import { followed, placeLink } from './place-link';
import { ModelAnswer } from './model-answer';
import type { Messages } from './translation';
import { policyText } from './policy-text';
import { sumLines } from './sum-lines';

interface TurnViewProps extends Omit<DirectViewProps, 'answer'> {
  turn: Turn;
  messages: Messages;
  /** Whether a language model is still writing. */
  isModelWriting: boolean;
  /** Asks the question again. `undefined` for all questions but the last, and while the chat is busy. */
  onAgain: (() => void) | undefined;
}

/** A question and its answer. */
export function TurnView({
  turn: { question, reply },
  messages,
  isModelWriting,
  onAgain,
  onFollow,
  ...direct
}: TurnViewProps) {
  const help = helpOf(reply);
  return (
    <div className={styles.turn}>
      <p dir="auto" className={styles.question}>
        <VisuallyHidden>{messages.asked} </VisuallyHidden>
        {question}
      </p>
      {reply?.kind === 'quotations' ? (
        <div className={styles.reply}>
          {reply.sum && <Sum sum={reply.sum} messages={messages} />}
          <p>{reply.near ? messages.foundUnsure : messages.found}</p>
          {reply.quotations.map((quotation, place) => (
            <Quoted
              key={place}
              quotation={quotation}
              messages={messages}
              number={reply.sentences && place + 1}
              onFollow={onFollow}
            />
          ))}
          {reply.sentences && (
            <ModelAnswer
              sentences={reply.sentences}
              quotations={reply.quotations}
              messages={messages}
              onFollow={onFollow}
            />
          )}
          <Near pages={reply.near} messages={messages} onFollow={onFollow} />
          {isModelWriting && <p className={styles.thinking}>{messages.modelWriting}</p>}
        </div>
      ) : reply?.kind === 'direct' ? (
        <DirectView answer={reply} onFollow={onFollow} {...direct} />
      ) : (
        <div className={styles.reply}>
          <p className={reply ? undefined : styles.thinking}>{said(reply, messages)}</p>
          {reply && 'near' in reply && <Near pages={reply.near} messages={messages} onFollow={onFollow} />}
        </div>
      )}
      {help && <DirectView answer={help} onFollow={onFollow} {...direct} />}
      {reply?.kind === 'failed' && onAgain && (
        <Button variant="secondary" onClick={onAgain}>
          {messages.again}
        </Button>
      )}
    </div>
  );
}

function said(reply: Exclude<Reply, { kind: 'quotations' | 'direct' }> | undefined, messages: Messages): string {
  switch (reply?.kind) {
    case 'policy':
      return policyText(messages, reply.policy);
    case 'unknown':
      return messages.unknown;
    case 'failed':
      return reply.isOffline ? messages.failedOffline : messages.failed;
    default:
      return messages.thinking;
  }
}

/** The price of a number of sessions, and what it rests on. Our pages do not say it, so it precedes their quotations. */
function Sum({ sum, messages }: { sum: SessionSum; messages: Messages }) {
  const [text, ...notes] = sumLines(sum, messages, useLang());
  return (
    <div className={styles.sum}>
      <p>{text}</p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

interface QuotedProps {
  quotation: Quotation;
  messages: Messages;
  /** The number by which the model's sentences cite the quotation, from 1. `undefined` without such sentences. */
  number: number | undefined;
  onFollow: () => void;
}

interface NearProps {
  pages: readonly Quotation[] | undefined;
}

/** A quotation of a page, with a link to its place. */
function Quoted({ quotation, messages, number, onFollow }: QuotedProps) {
  const lang = useLang();
  const { text, title, url, language } = quotation;
  const isForeign = language !== languageOrEnglish(lang);
  return (
    <figure className={styles.quoted}>
      {isForeign && <p className={styles.from}>{fill(messages.from, { language: nameOf(language, lang) })}</p>}
      <blockquote cite={url} lang={language} dir={directionOf(language)} className={styles.quotation}>
        {text}
      </blockquote>
      <figcaption>
        {number !== undefined && <span>[{number}] </span>}
        <Link href={placeLink(quotation)} lang={language} className={styles.source} onClick={followed(onFollow)}>
          <bdi>{title}</bdi>
        </Link>
      </figcaption>
    </figure>
  );
}

/** Links to pages that come close to the question. */
function Near({ pages = [], messages, onFollow }: Pick<QuotedProps, 'messages' | 'onFollow'> & NearProps) {
  if (pages.length === 0) return null;
  return (
    <div className={styles.near}>
      <p>{messages.near}</p>
      <ul className={styles.pages}>
        {pages.map((page) => (
          <li key={page.url}>
            <Link href={placeLink(page)} lang={page.language} className={styles.source} onClick={followed(onFollow)}>
              <bdi>{page.title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns the name of `language`, in the language `lang`. */
function nameOf(language: string, lang: string): string {
  return new Intl.DisplayNames(lang, { type: 'language' }).of(language) ?? language;
}
