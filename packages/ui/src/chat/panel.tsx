import { useEffect, useRef } from 'react';
import { Button, IconButton } from '../button/button';
import type { ChatProps } from './chat-props';
import * as styles from './chat.css';
import { ModelNotice } from './model-notice';
import { Person } from './person';
import { Question } from './question';
import { takeFocus } from './take-focus';
import { TurnView } from './turn-view';
import type { useConversation } from './use-conversation';
import type { Messages } from './translation';
import { STARTERS } from './starters';

interface PanelProps extends Pick<ChatProps, 'model' | 'helplines' | 'bookingUrl' | 'onHandOver'> {
  conversation: ReturnType<typeof useConversation>;
  /** The id of the heading. */
  title: string;
  /** The id of the notices, which describe the dialog: what the chat is, and what visitors should not write. */
  notices: string;
  messages: Messages;
  contact: string;
  about: keyof typeof STARTERS;
  onClose: () => void;
}

/** The distance in px between the panel's edge and the last question after scrolling. */
const EDGE_PX = 12;

/** The panel's content: the notices, the conversation, links to a person, and the field for the next question. */
export function Panel({
  title,
  notices,
  messages,
  conversation,
  model,
  helplines,
  bookingUrl,
  contact,
  about,
  onHandOver,
  onClose,
}: PanelProps) {
  const { turns, isBusy, isAgreed, ask, askAgain, startOver, handedOver, keepHandedOver } = conversation;
  const log = useRef<HTMLDivElement>(null);
  const count = turns.length;
  // Scrolls the last question to the top of the panel, so that the answer is visible from its beginning.
  useEffect(() => {
    const last = log.current?.lastElementChild;
    const scroller = log.current?.parentElement;
    if (last instanceof HTMLElement && scroller) scroller.scrollTop = last.offsetTop - scroller.offsetTop - EDGE_PX;
  }, [count, isBusy]);
  /** Moves the focus to the panel's field or heading, because the pressed button may disappear. */
  const keepFocus = () => takeFocus(log.current?.closest('dialog'));
  return (
    <>
      <div className={styles.top}>
        <h2 id={title} tabIndex={-1} className={styles.title}>
          {messages.ask}
        </h2>
        <IconButton icon="close" label={messages.close} data-close="" onClick={onClose} />
      </div>
      <div className={styles.scroller}>
        <div id={notices} className={styles.about}>
          <p>{messages.what}</p>
          <p>{messages.not}</p>
          <p>{isAgreed ? messages.staysModel : messages.stays}</p>
        </div>
        {count === 0 && (
          <Starters
            messages={messages}
            about={about}
            onAsk={(question) => {
              ask(question);
              keepFocus();
            }}
          />
        )}
        <div ref={log} role="log" aria-label={messages.log}>
          {turns.map((turn, place) => (
            <TurnView
              key={place}
              turn={turn}
              messages={messages}
              isModelWriting={isAgreed && isBusy && place === count - 1}
              onAgain={
                place === count - 1 && !isBusy
                  ? () => {
                      askAgain();
                      keepFocus();
                    }
                  : undefined
              }
              helplines={helplines}
              contact={contact}
              onFollow={onClose}
            />
          ))}
        </div>
        {count > 0 && (
          <Person
            hidden={isBusy}
            messages={messages}
            turns={turns}
            contact={contact}
            bookingUrl={bookingUrl}
            handedOver={handedOver}
            onHandOver={(transcript) => {
              keepHandedOver(transcript);
              onHandOver?.();
            }}
            onStartOver={() => {
              startOver();
              keepFocus();
            }}
          />
        )}
        {/* The page may only learn of a model once the panel is open. At the end it moves nothing. */}
        {model && <ModelNotice model={model} messages={messages} isAgreed={isAgreed} onAgree={conversation.agree} />}
      </div>
      <Question messages={messages} isBusy={isBusy} onAsk={ask} />
    </>
  );
}

function Starters({
  messages,
  about,
  onAsk,
}: Pick<PanelProps, 'messages' | 'about'> & { onAsk: (question: string) => void }) {
  return (
    <div role="group" aria-label={messages.starters} className={styles.starters}>
      <p aria-hidden="true">{messages.starters}</p>
      {STARTERS[about].map((name) => (
        <Button key={name} variant="secondary" className={styles.starter} onClick={() => onAsk(messages[name])}>
          {messages[name]}
        </Button>
      ))}
    </div>
  );
}
