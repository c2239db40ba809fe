/** Writes the number words of a text in digits. */
export function withDigits(text: string, numbers: Readonly<Record<number, string>>): string {
  const values = new Map(
    Object.entries(numbers).flatMap(([value, phrases]) => phrases.split('|').map((phrase) => [phrase, value] as const)),
  );
  const longestFirst = [...values.keys()].sort((a, b) => b.length - a.length);
  return text.replace(
    new RegExp(` (${longestFirst.join('|')})(?= )`, 'gu'),
    (_, phrase: string) => ` ${values.get(phrase) ?? ''}`,
  );
}

const HAN_DIGITS = '一二三四五六七八九';
/** Finds a Chinese or Japanese number. */
export const HAN_NUMBER = '[一二两兩三四五六七八九十百]+';
/** Korean digits of Chinese origin. */
const CHINESE_DIGITS = '일이삼사오육칠팔구';
const KOREAN_TENS = ['열', '스물', '서른', '마흔', '쉰'];
const KOREAN_DIGITS = ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉'];
/** Finds a Korean number. */
export const KOREAN_NUMBER = `(?:스무|${[...KOREAN_TENS, ...KOREAN_DIGITS].join('|')}|[${CHINESE_DIGITS}]?십[${CHINESE_DIGITS}]?)+`;

/** A Chinese or Japanese number in digits; `0` for what is none, such as "two or three". */
export function hanNumber(written: string): string {
  const [, tens, ten, ones] = /^([一二两兩三四五六七八九])?(?:(十)([一二三四五六七八九])?)?$/.exec(written) ?? [];
  const digit = (sign = '') => HAN_DIGITS.indexOf(sign.replace(/[两兩]/, '二')) + 1;
  if (/^一?百$/.test(written)) return '100';
  return String(ten ? (tens ? digit(tens) : 1) * 10 + (ones ? digit(ones) : 0) : tens ? digit(tens) : 0);
}

/** A Korean number in digits; `0` for what is none, such as "one or two". */
export function koreanNumber(written: string): string {
  if (written === '스무') return '20';
  const [isChinese, tens, ones] = /^([일이삼사오육칠팔구])?십([일이삼사오육칠팔구])?$/.exec(written) ?? [];
  if (isChinese)
    return String((tens ? CHINESE_DIGITS.indexOf(tens) + 1 : 1) * 10 + (ones ? CHINESE_DIGITS.indexOf(ones) + 1 : 0));
  const ten = KOREAN_TENS.findIndex((word) => written.startsWith(word));
  const rest = ten < 0 ? written : written.slice(KOREAN_TENS[ten]?.length);
  const one = KOREAN_DIGITS.indexOf(rest);
  if (rest !== '' && one < 0) return '0';
  return String((ten + 1) * 10 + one + 1);
}
