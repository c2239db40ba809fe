/** Words of lead-form. */
export const en = {
  title: 'Ask for a free consultation',
  role: 'I am',
  role_parent: 'a parent',
  role_student: 'a student',
  role_school: 'from a school',
  name: 'Your name',
  email: 'Email address',
  emailHelp: 'We answer to this address and use it for nothing else.',
  programme: 'Programme',
  programme_ib: 'IB Diploma',
  programme_ap: 'AP',
  programme_unsure: 'Not sure yet',
  message: 'What should we know? (optional)',
  messageHelp: 'Subject, level and exam session help us choose the right tutor.',
  send: 'Send',
  sending: 'Sending…',
  summary: 'Please check these fields',
  role_required: 'Choose who you are.',
  name_required: 'Enter your name.',
  name_too_long: 'The name is longer than 120 characters. Shorten it.',
  email_required: 'Enter your email address.',
  email_invalid: 'This does not look like an email address. It needs the form name@example.com.',
  email_too_long: 'The address is longer than 254 characters, more than email allows.',
  programme_required: 'Choose a programme, or “Not sure yet”.',
  message_too_long: 'The message is longer than 4,000 characters. Shorten it.',
  failedOffline:
    'You seem to be offline, so this was not sent. Everything you typed is kept: send it again when you are connected.',
  failedBusy:
    'Too many messages arrived at once, so this one was not taken. Everything you typed is kept: wait a minute and send it again.',
  failedServer:
    'Something went wrong on our side, so this was not sent. Everything you typed is kept: please send it again.',
  failedForeign:
    'This did not come from one of our pages, so it was not taken. Everything that was typed is kept: if it is yours, send it again.',
  failedLarge:
    'Your message was far too long, so it was not sent. Only its beginning is kept: shorten it and send it again.',
} satisfies Record<string, string>;
