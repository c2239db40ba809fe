import { asciiDomain } from '@tutoring/domain/lead';

/** Domains of one provider whose mailboxes ignore dots; the first is the normalised name. */
const GMAIL = ['gmail.com', 'googlemail.com'];

/**
 * Normalises an address, so that all spellings of one mailbox are equal. Never send to it: nobody typed it.
 *
 * - Letter case is ignored: no large provider distinguishes `Kim@` from `kim@`.
 * - The part after a `+` is ignored: `kim+ib@example.com` is `kim@example.com`.
 * - The domain is in ASCII: some browsers send `münchen.de` as `xn--mnchen-3ya.de`.
 * - At Gmail dots are ignored: `k.im@googlemail.com` is `kim@gmail.com`.
 */
export function normalizeMailbox(address: string): string {
  const at = address.lastIndexOf('@');
  const typed = address.slice(at + 1).toLowerCase();
  const domain = asciiDomain(typed) ?? typed;
  const name = address.slice(0, at).toLowerCase();
  // In `+x@…` the tag is the whole name, so it stays.
  const untagged = name.replace(/(?<=.)\+.*$/, '');
  if (!GMAIL.includes(domain)) return `${untagged}@${domain}`;
  return `${untagged.replaceAll('.', '')}@${GMAIL[0]}`;
}
