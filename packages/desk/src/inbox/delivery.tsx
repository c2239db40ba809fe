import type { LeadDelivery } from '@tutoring/domain/inbox';
import { useId } from 'react';
import { Button } from '@tutoring/ui/button';
import { fill } from '@tutoring/ui/internal/fill';
import { useLang } from '@tutoring/ui/provider';
import { momentOf } from './moments';
import type { InboxWords } from './words';
import * as styles from './inbox.css';

interface DeliveryProps {
  delivery: LeadDelivery;
  isBusy: boolean;
  /** Then it goes to nobody, until it is said to be none. */
  isSpam: boolean;
  onRequeue: () => Promise<boolean>;
  words: InboxWords;
}

/** Whether a lead has reached its receivers, and a way to send it once more. */
export function Delivery({ delivery, isBusy, isSpam, onRequeue, words }: DeliveryProps) {
  const id = useId();
  const lang = useLang();
  const { state, attempts, done, lastError } = delivery;
  const isOne = new Intl.PluralRules(lang).select(attempts) === 'one';
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.heading}>
        {words.delivery}
      </h3>
      <p>
        {stateText(delivery, words, lang)}{' '}
        {attempts > 0 && fill(isOne ? words.tries_one : words.tries_other, { count: String(attempts) })}{' '}
        {state !== 'delivered' && lastError && fill(words.lastError, { error: lastError })}
      </p>
      {Object.keys(done).length > 0 && (
        <ul className={styles.plain}>
          {Object.entries(done).map(([way, at]) => (
            <li key={way}>{fill(words.doneBy, { way, when: momentOf(at, lang) })}</li>
          ))}
        </ul>
      )}
      {delivery.noReply && <p>{words[`noReply_${delivery.noReply}`]}</p>}
      {state !== 'none' && !isSpam && (
        <div>
          <Button variant="secondary" aria-disabled={isBusy} onClick={() => !isBusy && void onRequeue()}>
            {words.requeue}
          </Button>
        </div>
      )}
    </section>
  );
}

function stateText({ state, deliveredAt, dueAt, deadSince }: LeadDelivery, words: InboxWords, lang: string): string {
  const when = (time: string | null) => ({ when: time === null ? '' : momentOf(time, lang) });
  switch (state) {
    case 'delivered':
      return fill(words.deliveredAt, when(deliveredAt));
    case 'failing':
      return fill(words.failing, when(dueAt));
    case 'dead':
      return fill(words.dead, when(deadSince));
    case 'waiting':
      return words.waiting;
    case 'none':
      return words.none;
  }
}
