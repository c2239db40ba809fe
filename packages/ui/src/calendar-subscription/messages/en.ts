/** The English messages of calendar-subscription. */
export const en = {
  label: 'Subscribe: {name}',
  apple: 'Apple Calendar',
  google: 'Google Calendar',
  outlook: 'Outlook.com',
  copy: 'Copy the address',
  copied: 'Address copied. Add it in your calendar app as a calendar from the web.',
  failed: 'Your browser didn’t let us copy. The address is selected below: copy it from there.',
  address: 'Address of the calendar',
  others:
    'For other calendars, such as Outlook at school, copy the address and add it there as a calendar from the web.',
  updates: 'The calendar updates itself. To remove it, delete this calendar in your app; your other entries stay.',
} satisfies Record<string, string>;
