export { BookingLink } from './booking-link';
export type { BookingLinkProps } from './booking-link';
