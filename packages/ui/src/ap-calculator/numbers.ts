import type { Range } from '@tutoring/domain/ap-score';
import { formattingTag } from '@tutoring/domain/languages';
import { unitText } from '../lib/unit-text';

/** How numbers are written in a language. */
export function numbersOf(lang: string) {
  const tag = formattingTag(lang);
  const decimal = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  return {
    /** To two decimals. */
    of: (number: number) => decimal.format(number),
    /** From the one to the other, or the one number that both are. */
    range: ({ low, high }: Range) => {
      const [from, to] = [decimal.format(low), decimal.format(high)];
      return from === to ? from : `${from}–${to}`;
    },
    /** Of a number out of 100. */
    percent: (number: number) => percent.format(number / 100),
    minutes: unitText(lang, { unit: 'minute', unitDisplay: 'short' }),
  };
}

export type Numbers = ReturnType<typeof numbersOf>;
