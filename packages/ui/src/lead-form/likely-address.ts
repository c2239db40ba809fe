/** Where most people have their mail. */
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
 * The address that was probably meant: one letter away at one of the common providers. The first letter is right: others may
 * have their mail at `mail.com` and `ymail.com`.
 */
export function likelyAddress(typed: string): string | undefined {
  const [name, domain = '', ...more] = typed.normalize('NFKC').trim().split('@');
  if (!name || more.length > 0) return undefined;
  const typedDomain = domain.toLowerCase();
  if ((PROVIDERS as readonly string[]).includes(typedDomain)) return undefined;
  const meant = PROVIDERS.find((provider) => provider[0] === typedDomain[0] && isOneSlip(typedDomain, provider));
  return meant && `${name}@${meant}`;
}

/** Whether a letter is missing, too many or wrong, or two have changed places. */
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
