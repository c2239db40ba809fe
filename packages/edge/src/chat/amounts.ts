/** A number in a text, with its context. */
interface Amount {
  /** As written, with Latin digits. */
  number: string;
  /** The currency or percent sign beside it. */
  sign: string;
  /** The word after it, or the sign in languages without spaces: minutes, hours. */
  unit: string;
  /** The word that makes it a lower or upper bound: from, up to. */
  bound: string;
}

/** Currency signs and codes, as prices are written: `$`, `CA$`, `USD`. */
const MONEY =
  '\\p{Lu}{0,2}\\p{Sc}|(?<![A-Za-z])(?:USD|CAD|EUR|GBP|CHF|AUD|NZD|SGD|HKD|CNY|RMB|JPY|KRW|AED|SAR|BHD)(?![A-Za-z])';
const NUMBER = new RegExp(`(${MONEY})?\\s?(\\d+(?:[.,:/’'\u202f\u00a0]\\d+)*)\\s?(${MONEY}|%)?`, 'gu');

/** Words before a number that make it a bound. */
const BEFORE =
  /(?<!\p{L})(?:from|to|up to|under|over|below|above|than|ab|von|bis(?: zu)?|unter|uber|über|des|dès|de|à|a partir de|à partir de|jusqu['’]à|desde|hasta|da|fino a|vanaf|van|tot|onder|boven|من|حتى|إلى)\s*$/iu;
/** Signs after a number and its unit that make it a bound. */
const BEHIND =
  /^[^\d\s]{0,4}?\s?(以上|以下|以内|以內|未満|起|から|まで|부터|까지|이상|이하|미만|이내|or more|or less|oder mehr|ou plus|o más|o más|o più|of meer)/u;

/** All numbers of a text. */
function amountsIn(text: string): Amount[] {
  const plain = text.normalize('NFKC').replace(/\p{Nd}/gu, latinDigit);
  return [...plain.matchAll(NUMBER)].map(({ 0: all, 1: before = '', 2: number = '', 3: behind = '', index }) => {
    const rest = plain.slice(index + all.length);
    return {
      number,
      sign: before + behind,
      unit: unitIn(rest),
      bound: `${BEFORE.exec(plain.slice(0, index))?.[0].trim().toLowerCase() ?? ''} ${BEHIND.exec(rest)?.[1] ?? ''}`,
    };
  });
}

/**
 * Whether a text contains a sentence's numbers, in the same order: "1 % instead of 4 %" is not "4 % instead of 1 %". Sign,
 * unit and bound must be equal.
 */
export function hasAmounts(sentence: string, text: string): boolean {
  const known = amountsIn(text);
  let next = 0;
  return amountsIn(sentence).every((amount) => {
    const at = known.findIndex((other, place) => place >= next && isSameAmount(amount, other));
    next = at + 1;
    return at >= 0;
  });
}

function isSameAmount(one: Amount, other: Amount): boolean {
  return (
    one.number === other.number &&
    one.sign === other.sign &&
    one.bound === other.bound &&
    // The word after a price is no unit.
    (one.sign !== '' || isSameUnit(one.unit, other.unit))
  );
}

/** Units match in singular and plural. */
function isSameUnit(one: string, other: string): boolean {
  return one === other || (Math.min(one.length, other.length) >= 3 && (one.startsWith(other) || other.startsWith(one)));
}

function unitIn(rest: string): string {
  const [unit = ''] =
    /^[\s-]?(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|\p{L}+)/u.exec(rest) ?? [];
  return unit.replace(/^[\s-]/, '').toLowerCase();
}

/** Arabic and Persian digits as Latin ones. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = [0x660, 0x6f0].find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
}
