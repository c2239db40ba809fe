/** Words of cookie-consent. */
export const en = {
  label: 'Cookie consent',
  title: 'Your choice about cookies',
  optIn:
    'We store what this site needs to work.\nMore only if you allow it: your choice does not change what you can read or book here.',
  optOut:
    'We count how this site is used and which notices lead here.\nYou can turn that off in the settings, now or later.',
  informational: 'We store what this site needs to work.\nCounting how it is used begins only with your OK.',
  gpc: 'Global Privacy Control',
  gpcOn:
    'Your browser sends this signal, and we honour it: analytics and marketing stay off unless you allow them here.',
  gpcOff: 'Your browser does not send this signal.',
  acceptAll: 'Accept All',
  declineAll: 'Decline All',
  ok: 'OK',
  settings: 'Settings',
  keep: 'Close',
  settingsTitle: 'Cookie Settings',
  settingsText:
    'Each switch is yours alone to set. You can change it at any time under “Cookie Preferences” at the end of every page.',
  necessary: 'Necessary',
  necessaryHelp: 'Remembers your choice here. The site does not work without it, so it cannot be turned off.',
  analytics: 'Analytics',
  analyticsHelp: 'Counts visits, searches and how far pages are read, so that we know which pages help.',
  marketing: 'Marketing',
  marketingHelp: 'Tells us which advertisement a booking came from.',
  preferences: 'Preferences',
  preferencesHelp: 'Lets parts of other companies, such as videos, remember how you like to use them.',
  stored: 'Stored: {names}.',
  storesNothing: 'Stores nothing at present.',
  save: 'Save Preferences',
  details: 'What is stored, why, and how to clear it',
  receipt: 'Receipt of your choice',
  copyReceipt: 'Copy receipt',
  copied: 'Receipt copied',
  failed: 'Copying is blocked here. Select the receipt and copy it by hand.',
  reset: 'Reset my choice',
  gateText:
    '“{title}” comes from another company, which may store something on your device. It needs your consent to “{category}”.',
  gateAllow: 'Allow {category}',
} satisfies Record<string, string>;
