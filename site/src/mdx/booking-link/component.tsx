import { BookingLink as Link } from '@tutoring/ui/booking-link';
import { ButtonLink } from '@tutoring/ui/button';
import { CONTACT, pathIn } from '../../shared/paths';
import { useLanguage, usePage } from '../../shared/page-data';
import type { PropsOf } from '../registry';

/** The call to action: a link to the calendar, or to the contact form for readers who do not book lessons. */
export function BookingLink({ by }: Partial<PropsOf<'BookingLink'>>) {
  const { layout, messages } = useLanguage();
  const { language } = usePage();
  if (by === 'message') return <ButtonLink href={pathIn(language, CONTACT)}>{messages.ask}</ButtonLink>;
  return <Link href={layout.bookingUrl} />;
}
