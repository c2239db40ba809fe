import { useState } from 'react';
import { BookingLink } from '../booking-link/booking-link';
import { Button, ButtonLink } from '../button/button';
import { Checkbox } from '../field/field';
import { useLang } from '../provider/provider';
import * as styles from './chat.css';
import type { Turn } from './conversation';
import { handOver } from './transcript';
import type { Messages } from './translation';

interface PersonProps {
  /** Whether the section is hidden: while the chat looks for an answer. */
  hidden: boolean;
  messages: Messages;
  turns: readonly Turn[];
  contact: string;
  bookingUrl: string;
  /** The transcript that the contact form's message already contains. */
  handedOver: string | undefined;
  onHandOver: (transcript: string) => void;
  onStartOver: () => void;
}

/** Links to the contact form and the calendar, below the conversation. The visitor decides whether the conversation goes along. */
export function Person({
  hidden,
  messages,
  turns,
  contact,
  bookingUrl,
  handedOver,
  onHandOver,
  onStartOver,
}: PersonProps) {
  const lang = useLang();
  const [isTaken, setTaken] = useState(false);
  return (
    <section hidden={hidden} className={styles.person}>
      <h3 className={styles.personTitle}>{messages.person}</h3>
      <Checkbox
        label={messages.take}
        help={messages.takeHelp}
        checked={isTaken}
        onChange={({ target }) => setTaken(target.checked)}
      />
      <div className={styles.ways}>
        <ButtonLink
          href={contact}
          onClick={() => {
            if (isTaken) onHandOver(handOver(turns, messages, lang, handedOver));
          }}
        >
          {messages.write}
        </ButtonLink>
        <BookingLink href={bookingUrl} variant="secondary" short />
        <Button variant="secondary" className={styles.over} onClick={onStartOver}>
          {messages.over}
        </Button>
      </div>
    </section>
  );
}
