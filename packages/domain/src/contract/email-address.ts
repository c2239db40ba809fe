/**
 * Most octets of an address in UTF-8 (RFC 5321, sections 4.5.3.1.1 and 4.5.3.1.3: a path of 256 with its two angle brackets).
 */
const ADDRESS_MAX = 254;
/** Most octets of the part before the `@` (RFC 5321, section 4.5.3.1.1). */
const LOCAL_MAX = 64;
/** Most octets of a domain's label (RFC 1035, section 2.3.4). */
const LABEL_MAX = 63;

/**
 * Words separated by single dots (RFC 5322, `dot-atom`). RFC 6531 allows everything outside ASCII; we allow letters, digits
 * and symbols, because other punctuation is a typing mistake.
 */
const LOCAL_PART =
  /^[\w!#$%&'*+/=?^`{|}~\-\p{L}\p{M}\p{N}\p{So}]+(?:\.[\w!#$%&'*+/=?^`{|}~\-\p{L}\p{M}\p{N}\p{So}]+)*$/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
/** A domain that ends in digits is an IP address. */
const TOP_LABEL = /^[a-z]/;

/**
 * Whether an address is valid for mail. The limits apply to the domain in ASCII and the local part in UTF-8. Quoted local
 * parts (`"a b"@example.com`) and IP addresses count as mistakes.
 */
export function isEmailAddress(text: string): boolean {
  const { local, domain } = partsOf(text);
  const ascii = asciiDomain(domain);
  if (ascii === undefined || !LOCAL_PART.test(local) || INVISIBLE.test(local)) return false;
  const labels = ascii.split('.');
  return (
    octetsOf(local) <= LOCAL_MAX &&
    octetsOf(local) + 1 + ascii.length <= ADDRESS_MAX &&
    labels.length > 1 &&
    labels.every((label) => label.length <= LABEL_MAX && LABEL.test(label)) &&
    TOP_LABEL.test(labels.at(-1) ?? '')
  );
}

/**
 * Normalises the domain of an address, so that addresses can be counted and compared. An international domain stays readable;
 * a typed `xn--…` stays as it is.
 */
export function canonicalAddress(text: string): string {
  const { local, domain } = partsOf(text);
  const ascii = asciiDomain(domain) ?? domain;
  const readable =
    ascii.includes('xn--') && !domain.includes('xn--')
      ? domain.normalize('NFKC').replaceAll(new RegExp(INVISIBLE, 'gu'), '').toLowerCase()
      : ascii;
  return `${local}@${readable}`;
}

/** A domain in ASCII (IDNA); `undefined` if it is invalid. */
export function asciiDomain(domain: string): string | undefined {
  if (/[\s/?#:@\\%[\]]/.test(domain)) return undefined;
  try {
    // Some supported browsers lack `URL.canParse`.
    return new URL(`https://${domain}/`).hostname;
  } catch {
    return undefined;
  }
}

function partsOf(address: string) {
  const at = address.lastIndexOf('@');
  return { local: address.slice(0, Math.max(at, 0)), domain: address.slice(at + 1) };
}

const octetsOf = (text: string) => new TextEncoder().encode(text).length;
