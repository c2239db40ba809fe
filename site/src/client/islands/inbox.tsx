// @needsConnection: the service worker does not save this file.
import { Inbox } from '@tutoring/desk/inbox';
import { inboxApi } from './lib/inbox-api';
import { createHydrate } from './lib/hydrate';

interface InboxPartProps {
  /** What replies call the business. */
  brand: string;
  bookingUrl: string;
}

/** The owner's inbox. Nothing that is done in it is counted. */
export function Island({ brand, bookingUrl }: InboxPartProps) {
  return <Inbox api={inboxApi} brand={brand} bookingUrl={bookingUrl} />;
}

export const hydrate = createHydrate('inbox', Island);
