const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
/** A number with its sign, currency, and further numbers that punctuation joins to it. */
const NUMBER = /([-−–+])?(\p{Sc} ?)?(\d+(?:(?:[.,:/'’٫٬、]| ?[-–—~〜～] ?)\d+)*)( ?\p{Sc}| ?[%٪]|[°º])?/gu;
/** The sign between the numbers of a decimal, of a range, or of thousands: 1.5, 8–10, 10,000. */
const ONE_SIGN = /^\d+(?:[.,'’٫٬]| ?[-–—~〜～] ?|、)\d{1,3}$/;

/** Stands for a number that counts nothing: a year, date, time, telephone number, amount or percentage. */
const NO_COUNT = 'nocount';

/**
 * Writes the numbers of a question in Western digits, so that only whole numbers are left: `0` stands for one that is none of
 * sessions, such as 1.5, -3 or 8–10.
 */
export function plainNumbers(question: string): string {
  return question
    .normalize('NFKC')
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/(^|\D)1 ?[:–-] ?1(?!\d)/g, '$1 ')
    .replace(/([\u0621-\u064a])(?=\d)|(\d)(?=[\u0621-\u064a])/g, '$1$2 ')
    .replace(
      NUMBER,
      (
        all: string,
        sign: string | undefined,
        money: string | undefined,
        number: string,
        unit: string | undefined,
        at: number,
        whole: string,
      ) => {
        const before = sign ?? '';
        if (money !== undefined || unit !== undefined || sign === '+' || /^\d{4,}$/.test(number))
          return `${before} ${NO_COUNT} `;
        if (ONE_SIGN.test(number)) return `${before} 0 `;
        if (!/^\d+$/.test(number)) return `${before} ${NO_COUNT} `;
        return sign !== undefined && /(?:^|[\s(])$/.test(whole.slice(0, at)) ? ' 0 ' : all;
      },
    );
}
