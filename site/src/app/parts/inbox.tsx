import { Inbox } from '@tutoring/ui/inbox';
import { inboxApi } from '../inbox-api';
import { waker } from '../wake';

interface InboxPartProps {
  /** What replies call the business. */
  brand: string;
  bookingUrl: string;
}

/** The owner's inbox. Nothing that is done in it is counted. */
export function Part({ brand, bookingUrl }: InboxPartProps) {
  return <Inbox api={inboxApi} brand={brand} bookingUrl={bookingUrl} />;
}

export const wake = waker('inbox', Part);
