/** Whom a request counts for in rate limits. Only a pseudonym is stored, for a day (submission/daily-bytes.ts). */
export interface Sender {
  /** An IPv4 address, or the /64 network of an IPv6 address, which one household has. */
  household: string;
  /** The /48 network of an IPv6 address: a provider may give one customer all of it. */
  network?: string;
}

/** The sender, by the address that Cloudflare saw. */
export function senderOf(address: string | undefined): Sender {
  if (!address) return { household: 'unknown' };
  if (!address.includes(':')) return { household: address };
  const groups = groupsOf(address.toLowerCase());
  const mapped = ipv4In(groups);
  if (mapped) return { household: mapped };
  return { household: `${groups.slice(0, 4).join(':')}/64`, network: `${groups.slice(0, 3).join(':')}/48` };
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // The last 32 bits may be written as an IPv4 address.
  const written = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a: string, b: string, c: string, d: string) =>
    [Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map((group) => group.toString(16)).join(':'),
  );
  const [head = '', tail = ''] = written.split('%')[0]?.split('::') ?? [];
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, '')).slice(0, 8);
}

/** The IPv4 address in an IPv6 address such as `::ffff:192.0.2.7`. */
function ipv4In(groups: readonly string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined;
  return groups
    .slice(6)
    .map((group) => parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}
