/**
 * The messages to the sender of a lead: on the thanks page and in the automatic reply. `{when}` is a weekday, a date and a
 * time, such as `Tuesday 24 November, 18:00`; `{zone}` is the name of its time zone, which is in brackets.
 */
export const en = {
  received: 'It is with us now, and you need do nothing more. We answer by email, at the address you gave.',
  reference: 'Your reference',
  quote: 'If you write about the same question, please quote your reference, so that we find your message at once.',
  next: 'What happens next',
  read: 'A person reads what you wrote.',
  answer: 'You receive an email with a suggested time for a free consultation, or a question if something is unclear.',
  due: 'You hear from us by {when} at the latest ({zone}).',
  decide: 'You decide. Nothing has been booked, and nothing is due.',
  spam: 'If no answer arrives, please look in your spam folder, then write to us again with your reference.',
  book: 'Book a Free Consultation',
  bookHelp: 'If you would rather choose a time yourself, our calendar is open to you. It opens in a new tab.',
  reminder: 'Add a reminder to your calendar',
  reminderTitle: 'Look for an answer from {brand}',
  subject: 'We have your message ({reference})',
  automatic: 'This reply is sent automatically. If you answer it, a person reads what you write.',
  notYou:
    'If you did not write to us, somebody gave your address by mistake: answer this email in one word, and we delete it.',
  /** Shown instead if the address of the thanks page has no valid reference. */
  missing: 'No message found',
  missingHelp:
    'This page belongs to a message that has just been sent, and we find none under its address. If you were shown a reference when you sent yours, it reached us. If not, please write to us.',
  write: 'Write to us',
} satisfies Record<string, string>;

/** The messages in a language, with the same keys as in English. */
export type LeadMessages = Readonly<Record<keyof typeof en, string>>;
