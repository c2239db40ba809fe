/** The messages of the cookie banner, its settings and the consent gate. */
export const en = {
  label: 'Cookie consent',
  title: 'Your choice about cookies',
  optIn: 'We store only what this site needs, unless you accept more. Declining changes nothing here.',
  optOut: 'We count visits and see which ads lead here. You can turn that off in the settings, now or later.',
  informational:
    'We store what this site needs to work. After your OK, we also count visits and see which ads lead here.',
  gpc: 'Global Privacy Control',
  gpcOn:
    'Your browser sends this signal, and we honour it: analytics and marketing stay off unless you allow them here.',
  gpcOff: 'Your browser doesn’t send this signal.',
  acceptAll: 'Accept All',
  declineAll: 'Decline All',
  ok: 'OK',
  settings: 'Settings',
  keep: 'Close',
  settingsTitle: 'Cookie Settings',
  settingsText:
    'You decide about each of these. Change your mind at any time under “Cookie Preferences” at the end of every page.',
  necessary: 'Necessary',
  necessaryHelp: 'Remembers your choice here. The site doesn’t work without it, so you can’t turn it off.',
  analytics: 'Analytics',
  analyticsHelp:
    'Counts visits, searches, how far people read and how far they get in a form, so that we know what helps.',
  marketing: 'Marketing',
  marketingHelp: 'Tells us which ad led to a booking.',
  preferences: 'Preferences',
  preferencesHelp: 'Lets embedded content, such as videos, remember how you like to use it.',
  stored: 'Stored: {names}.',
  storesNothing: 'Stores nothing at the moment.',
  save: 'Save Preferences',
  details: 'What we store, why, and how to clear it',
  receipt: 'Receipt of your choice',
  copyReceipt: 'Copy receipt',
  copied: 'Receipt copied',
  failed: 'Your browser blocked copying. Select the receipt and copy it yourself.',
  reset: 'Reset my choice',
  gateText:
    '“{title}” is embedded content from another company, which may store something on your device. It needs your consent to “{category}”.',
  gateAllow: 'Allow {category}',
} satisfies Record<string, string>;
