'use client';
import { forwardRef, useEffect, useId, useRef, type HTMLAttributes } from 'react';
import { en } from '#calendar-subscription/messages/en';
import { Button, ButtonLink } from '../button/button';
import { TextField } from '../field/field';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import type { Translation } from '../lib/translation';
import { useMergedRef } from '../lib/use-merged-ref';
import { useMessages } from '../provider/provider';
import * as styles from './calendar-subscription.css';
import { enhanceCalendarSubscription } from './enhance';
import { subscriptionLinks } from './links';

export interface CalendarSubscriptionProps extends HTMLAttributes<HTMLDivElement> {
  /** The absolute address of the feed, such as `https://tutoring.example/calendar/dates.ics`. */
  address: string;
  /** What the calendar has, such as “Exam dates”. Names the group, and is the name that Outlook suggests. */
  name: string;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>> | undefined;
}

/** Links that subscribe to a calendar which updates itself, and the calendar's address to copy. */
export const CalendarSubscription = forwardRef<HTMLDivElement, CalendarSubscriptionProps>(function CalendarSubscription(
  { address, name, messages: overrides, className, ...rest },
  ref,
) {
  const messages = useMessages('calendar-subscription', en, overrides);
  const id = useId();
  const own = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(own, ref);
  useEffect(() => (own.current ? enhanceCalendarSubscription(own.current) : undefined), []);
  const links = subscriptionLinks(address, name);
  return (
    <div
      ref={merged}
      role="group"
      aria-labelledby={id}
      className={cx(styles.root, className)}
      data-enhance="calendar-subscription"
      data-name={name}
      {...rest}
    >
      <p id={id} className={styles.name}>
        {fill(messages.label, { name })}
      </p>
      <div className={styles.links}>
        {(['apple', 'google', 'outlook'] as const).map((calendar) => (
          <ButtonLink
            key={calendar}
            variant="secondary"
            href={links[calendar]}
            data-calendar={calendar}
            suppressHydrationWarning
          >
            {messages[calendar]}
          </ButtonLink>
        ))}
        <Button variant="secondary" className={styles.copy}>
          {messages.copy}
        </Button>
      </div>
      <p className={styles.said} role="status" data-copied={messages.copied} data-failed={messages.failed} />
      <div className={styles.address}>
        <TextField label={messages.address} saysOptional={false} readOnly dir="ltr" value={address} />
      </div>
      <p className={styles.updates}>
        {messages.others} {messages.updates}
      </p>
    </div>
  );
});
