import { formattingTag } from '@tutoring/domain/languages';

/** Returns a function that writes a number with its unit, such as “60 min”. @param lang A BCP 47 tag. */
export function unitText(
  lang: string,
  options: Pick<Intl.NumberFormatOptions, 'unit' | 'unitDisplay' | 'maximumFractionDigits'>,
): (number: number) => string {
  const format = new Intl.NumberFormat(formattingTag(lang), { style: 'unit', ...options });
  // CLDR puts a space between a Japanese number and its unit, but people write none.
  const space = lang.startsWith('ja') ? ' ' : '';
  return (number) => format.format(number).replace(space, '');
}
