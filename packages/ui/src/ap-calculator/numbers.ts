import type { Range } from '@tutoring/domain/ap-score';
import { formattingTag } from '@tutoring/domain/languages';
import { unitText } from '../lib/unit-text';

/** Writes numbers in the page's language. */
export function numbersOf(lang: string) {
  const tag = formattingTag(lang);
  const decimal = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  return {
    /** With up to two decimals. */
    of: (number: number) => decimal.format(number),
    /** “5–7”, or “5” if both ends are the same. */
    range: ({ low, high }: Range) => {
      const [from, to] = [decimal.format(low), decimal.format(high)];
      return from === to ? from : `${from}–${to}`;
    },
    /** A number out of 100 as a percentage. */
    percent: (number: number) => percent.format(number / 100),
    minutes: unitText(lang, { unit: 'minute', unitDisplay: 'short' }),
  };
}

export type Numbers = ReturnType<typeof numbersOf>;
