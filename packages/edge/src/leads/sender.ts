/**
 * Whom a request counts for: an IPv4 address, or the /64 network of an IPv6 address, which
 * one household or one attacker has as a whole. It is not stored.
 */
export function senderOf(address: string | undefined): string {
  if (!address?.includes(':')) return address ?? 'unknown';
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
