import { BookingLink as Link } from '@tutoring/ui/booking-link';
import { useLanguage } from '../../shell/page-data';

export function BookingLink() {
  return <Link href={useLanguage().shell.bookingUrl} />;
}
