/** The domains of common mail providers. */
const PROVIDERS = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'qq.com',
  'naver.com',
  'yahoo.co.jp',
] as const;

/**
 * Returns the address that the visitor probably meant, if the domain is one typo away from a common provider's. The first
 * letter must match, because `mail.com` and `ymail.com` are providers too.
 */
export function likelyAddress(typed: string): string | undefined {
  const [name, domain = '', ...more] = typed.normalize('NFKC').trim().split('@');
  if (!name || more.length > 0) return undefined;
  const typedDomain = domain.toLowerCase();
  if ((PROVIDERS as readonly string[]).includes(typedDomain)) return undefined;
  const meant = PROVIDERS.find((provider) => provider[0] === typedDomain[0] && isOneSlip(typedDomain, provider));
  return meant && `${name}@${meant}`;
}

/** Whether the texts differ in one letter that is missing, added or wrong, or in two neighbours that are swapped. */
function isOneSlip(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  if (left.length <= 1 && right.length <= 1) return left !== right;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
