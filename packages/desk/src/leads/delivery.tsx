import type { LeadDelivery } from '@tutoring/domain/inbox';
import { useId } from 'react';
import { Button } from '@tutoring/ui/button';
import { fill } from '@tutoring/ui/internal/fill';
import { useLang } from '@tutoring/ui/provider';
import { momentOf } from './moments';
import type { InboxMessages } from './messages';
import * as styles from './inbox.css';

interface DeliveryProps {
  delivery: LeadDelivery;
  isBusy: boolean;
  /** Then it goes to nobody, until it is said to be none. */
  isSpam: boolean;
  onRequeue: () => Promise<boolean>;
  messages: InboxMessages;
}

/** Whether a lead has reached its receivers, and a way to send it once more. */
export function Delivery({ delivery, isBusy, isSpam, onRequeue, messages }: DeliveryProps) {
  const id = useId();
  const lang = useLang();
  const { state, attempts, done, lastError } = delivery;
  const isOne = new Intl.PluralRules(lang).select(attempts) === 'one';
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.heading}>
        {messages.delivery}
      </h3>
      <p>
        {stateText(delivery, messages, lang)}{' '}
        {attempts > 0 && fill(isOne ? messages.tries_one : messages.tries_other, { count: String(attempts) })}{' '}
        {state !== 'delivered' && lastError && fill(messages.lastError, { error: lastError })}
      </p>
      {Object.keys(done).length > 0 && (
        <ul className={styles.plain}>
          {Object.entries(done).map(([way, at]) => (
            <li key={way}>{fill(messages.doneBy, { way, when: momentOf(at, lang) })}</li>
          ))}
        </ul>
      )}
      {delivery.noReply && <p>{messages[`noReply_${delivery.noReply}`]}</p>}
      {state !== 'none' && !isSpam && (
        <div>
          <Button variant="secondary" aria-disabled={isBusy} onClick={() => !isBusy && void onRequeue()}>
            {messages.requeue}
          </Button>
        </div>
      )}
    </section>
  );
}

function stateText(
  { state, deliveredAt, dueAt, deadSince }: LeadDelivery,
  messages: InboxMessages,
  lang: string,
): string {
  const when = (time: string | null) => ({ when: time === null ? '' : momentOf(time, lang) });
  switch (state) {
    case 'delivered':
      return fill(messages.deliveredAt, when(deliveredAt));
    case 'failing':
      return fill(messages.failing, when(dueAt));
    case 'dead':
      return fill(messages.dead, when(deadSince));
    case 'waiting':
      return messages.waiting;
    case 'none':
      return messages.none;
  }
}
