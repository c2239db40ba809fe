/**
 * The messages to the sender of a lead: on the thanks page and in the automatic reply. `{when}` is a weekday, a date and a
 * time, such as `Tuesday 24 November, 18:00`; `{zone}` is the name of its time zone, which is in brackets.
 */
export const en = {
  received:
    'We have your message, and you don’t need to do anything else. We’ll reply by email to the address you gave.',
  /** The heading, the first sentence and the subject, if pages were sent to be marked. */
  pagesThanks: 'Thank you, we have your pages',
  pagesReceived: 'Your pages have arrived, and you don’t need to do anything else.',
  pagesSubject: 'We have your pages ({reference})',
  reference: 'Your reference',
  quote:
    'If you write again about the same question, please quote your reference so that we find your message at once.',
  /** The heading of the message on the thanks page. Never in the automatic reply: anybody can enter anybody's address. */
  yours: 'Your message',
  next: 'What happens next',
  read: 'A person reads what you wrote.',
  answer: 'We email you a suggested time for a free consultation, or a question if something is unclear.',
  /** Instead of `read` and `answer`, if pages were sent to be marked. */
  mark: 'A tutor marks your pages. We email the private link to you, or to a parent if the student is too young to agree alone.',
  due: 'You’ll hear from us by {when} at the latest ({zone}).',
  decide: 'You decide. You haven’t booked anything, and you owe nothing.',
  spam: 'If you don’t get an answer, please look in your spam folder, then write to us again with your reference.',
  book: 'Book a Free Consultation',
  bookHelp: 'If you’d rather choose a time yourself, use our calendar. It opens in a new tab.',
  reminder: 'Add a reminder to your calendar',
  reminderTitle: 'Check for an answer from {brand}',
  subject: 'We have your message ({reference})',
  automatic: 'We send this reply automatically. If you answer it, a person reads what you write.',
  notYou:
    'If you didn’t write to us, somebody gave us your address by mistake. Reply with one word and we’ll delete the message.',
  /** Shown instead if the address of the thanks page has no valid reference. */
  missing: 'No message found',
  missingHelp:
    'This page shows a message that you’ve just sent, but we can’t find one at this address. If you saw a reference when you sent it, it reached us. If not, please write to us.',
  write: 'Write to us',
} satisfies Record<string, string>;

/** The messages in a language, with the same keys as in English. */
export type LeadMessages = Readonly<Record<keyof typeof en, string>>;
