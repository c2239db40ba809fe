import { BookingLink as Link } from '@tutoring/ui/booking-link';
import { ButtonLink } from '@tutoring/ui/button';
import { CONTACT, pathIn } from '../../contract/own-pages';
import { useLanguage, usePage } from '../../shell/page-data';
import type { PropsOf } from '../words';

/** The one next step: a time in the calendar, or a message, for those who book no lesson of their own. */
export function BookingLink({ by }: Partial<PropsOf<'BookingLink'>>) {
  const { shell, words } = useLanguage();
  const { language } = usePage();
  if (by === 'message') return <ButtonLink href={pathIn(language, CONTACT)}>{words.ask}</ButtonLink>;
  return <Link href={shell.bookingUrl} />;
}
