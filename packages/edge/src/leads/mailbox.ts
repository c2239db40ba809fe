import { asciiDomain } from '@tutoring/domain/lead';

/** Domains of one provider whose mailboxes ignore dots; the first one is the name that all of them get. */
const GMAIL = ['gmail.com', 'googlemail.com'];

/**
 * One spelling for all addresses that reach the same mailbox, to compare and count by. Never send to it: it is not what the
 * person typed.
 *
 * - Letter case does not count: no large provider tells `Kim@` from `kim@`.
 * - What follows a `+` does not count: `kim+ib@example.com` is `kim@example.com`.
 * - A domain counts in ASCII: some browsers write `münchen.de` as `xn--mnchen-3ya.de`.
 * - At Gmail dots do not count either: `k.im@googlemail.com` is `kim@gmail.com`.
 */
export function normalizeMailbox(address: string): string {
  const at = address.lastIndexOf('@');
  const typed = address.slice(at + 1).toLowerCase();
  const domain = asciiDomain(typed) ?? typed;
  const name = address.slice(0, at).toLowerCase();
  // `+x@…` has nothing before the tag: then the tag is the name.
  const untagged = name.replace(/(?<=.)\+.*$/, '');
  if (!GMAIL.includes(domain)) return `${untagged}@${domain}`;
  return `${untagged.replaceAll('.', '')}@${GMAIL[0]}`;
}
