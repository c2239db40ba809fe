import { PLAN_CALENDAR_KEPT_DAYS } from '@tutoring/domain/retention';
import { useRef, useSyncExternalStore } from 'react';
import { Button } from '../button/button';
import { CalendarSubscription } from '../calendar-subscription/calendar-subscription';
import { fill } from '../lib/fill';
import * as sheet from '../tool/tool.css';
import * as styles from './kept.css';
import type { PhoneState, PhoneSync } from './phone-sync';
import { turn } from './study-hours-estimator.css';
import type { Texts } from './study-text';
import type { Messages } from './translation';

export { PhoneSync } from './phone-sync';

interface PhoneCalendarProps {
  sync: PhoneSync;
  messages: Messages;
  texts: Texts;
}

/** Stores the plan on the server as a calendar to subscribe to, and deletes it there. */
export function PhoneCalendar({ sync, messages, texts }: PhoneCalendarProps) {
  const { path, doing } = useSyncExternalStore(sync.subscribe, sync.get);
  const box = useRef<HTMLDivElement>(null);
  const act = (action: () => void) => {
    if (doing === 'storing' || doing === 'removing') return;
    // The pressed button will disappear.
    box.current?.focus();
    action();
  };
  return (
    <div ref={box} tabIndex={-1} className={styles.phone}>
      {path === undefined ? (
        <>
          <p>{messages.phone_intro}</p>
          <p>{fill(messages.phone_sends, { days: texts.number(PLAN_CALENDAR_KEPT_DAYS) })}</p>
          <div className={turn}>
            <Button aria-disabled={doing !== undefined} onClick={() => act(() => sync.store())}>
              {messages.phone_store}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{messages.phone_subscribe}</p>
          <CalendarSubscription address={location.origin + path} name={messages.phone_name} />
          <div className={turn}>
            <Button variant="secondary" onClick={() => act(() => sync.remove('asked'))}>
              {messages.phone_remove}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** Says what is happening to the calendar, and what to do after a failure. */
export function PhoneStatus({ sync, messages }: Pick<PhoneCalendarProps, 'sync' | 'messages'>) {
  const state = useSyncExternalStore(sync.subscribe, sync.get);
  const canRetry = !state.doing && (state.failure === 'offline' || state.failure === 'busy');
  return (
    <div className={styles.phoneStatus}>
      <p role="status" className={sheet.caution}>
        {said(state, messages)}
      </p>
      {canRetry && (
        <Button variant="secondary" onClick={() => sync.retry()}>
          {messages.phone_retry}
        </Button>
      )}
    </div>
  );
}

function said({ path, doing, failure, removal }: PhoneState, messages: Messages): string | undefined {
  if (doing) return messages[`phone_${doing}`];
  if (failure) return removal === 'left' ? messages.phone_removalWaits : messages[`phone_${failure}`];
  if (removal === 'done') return messages.phone_removed;
  return path === undefined ? undefined : messages.phone_current;
}
