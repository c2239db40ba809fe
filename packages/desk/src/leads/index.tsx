import type { ScreenProps } from '../app/screens';
import { Inbox } from './inbox';
import { leadsApi } from './leads-api';

/** Leads: who wrote, what they wrote, and the answer. */
export default function Leads({ site: { brand, bookingUrl } }: ScreenProps) {
  return <Inbox api={leadsApi} brand={brand} bookingUrl={bookingUrl} />;
}
