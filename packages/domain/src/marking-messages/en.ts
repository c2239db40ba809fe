/**
 * The messages to the sender of pages that a tutor has marked: in the mail with the private link, and around the marked page.
 * They address the student or, for a minor, the parent. `{date}` is a date such as `27 December 2026`.
 */
export const en = {
  subject: 'Your page is marked ({reference})',
  marked: 'A tutor has read the work that was sent to us and has written notes on it.',
  see: 'See the marked page',
  private: 'The link is private: whoever has it can see the page. Please pass it on only to people you trust.',
  ends: 'It works until {date}. Then we delete the pages and the notes.',
  together:
    'Would you like to go through it together? In a free consultation we have the page in front of us, and you can ask about every note.',
  title: 'Your page, marked',
  bring: 'Bring this to a free consultation',
  bringHelp: 'Choose a time that suits you. We’ll have your page in front of us, so you can ask about every note.',
  keep: 'To keep the page, print it or save it as a PDF with your browser.',
  kept: 'This link works until {date}. Then we delete the pages and the notes. If you’d like us to delete them sooner, write to us.',
  sample:
    'You allowed us to show your work as a sample, typed out and without names. You can change your mind at any time.',
  withdraw: 'Don’t show my pages',
  withdrawn: 'Thank you for telling us. We won’t show your work as a sample.',
  gone: 'We can’t show a page at this address',
  goneHelp:
    'A private link works for {days} days after we send it, and it can be switched off before that. It may also be incomplete: please open it from our email once more. If that doesn’t help, write to us, and we’ll look for your page together.',
} satisfies Record<string, string>;

/** The messages in a language, with the same keys as in English. */
export type MarkingMessages = Readonly<Record<keyof typeof en, string>>;
