import { BookingLink as Link } from '@tutoring/ui/booking-link';
import { ButtonLink } from '@tutoring/ui/button';
import { CONTACT, pathIn, SCHOOL_CONTACT } from '../../shared/paths';
import { useLanguage, usePage } from '../../shared/page-data';
import type { PropsOf } from '../registry';

interface BookingLinkProps extends Partial<PropsOf<'BookingLink'>> {
  /** Whether there is little room. */
  short?: boolean;
}

/** The call to action: a link to the calendar, or to the contact form for readers who do not book lessons. */
export function BookingLink({ by, short }: BookingLinkProps) {
  const { layout, messages } = useLanguage();
  const { language } = usePage();
  if (by === 'message') return <ButtonLink href={pathIn(language, CONTACT)}>{messages.ask}</ButtonLink>;
  if (by === 'school') return <ButtonLink href={pathIn(language, SCHOOL_CONTACT)}>{messages.askSchool}</ButtonLink>;
  return <Link href={layout.bookingUrl} short={short} />;
}
