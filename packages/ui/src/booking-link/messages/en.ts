/** The English messages of booking-link. */
export const en = {
  book: 'Book a Free Consultation',
  /** Where there is little room. */
  bookShort: 'Book a Free Consultation',
  opensInNewTab: 'Opens in a new tab',
} satisfies Record<string, string>;
