/** The addresses that subscribe to a feed, by calendar. */
export type SubscriptionLinks = Record<'apple' | 'google' | 'outlook', string>;

/**
 * The links that subscribe to a feed. `webcal:` opens the calendar of Apple devices, and on others the one that has registered for
 * it. Google Calendar accepts a `webcal:` address only; with `https:` it looks for a calendar of its own. Neither Google nor
 * Microsoft documents its link. Many sites use these forms. Nobody has tried ours with an account: both services must reach the
 * feed, so that needs the published site.
 * @param address The absolute address of the feed.
 * @param name The name that Outlook suggests for the calendar. The others read it in the feed.
 */
export function subscriptionLinks(address: string, name: string): SubscriptionLinks {
  const webcal = address.replace(/^https?:/, 'webcal:');
  const encoded = encodeURIComponent;
  return {
    apple: webcal,
    google: `https://calendar.google.com/calendar/r?cid=${encoded(webcal)}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?url=${encoded(address)}&name=${encoded(name)}`,
  };
}
