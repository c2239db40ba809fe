import { formattingTag } from '@tutoring/domain/languages';

/** Writes a number with its unit. @param lang BCP 47 */
export function unitText(
  lang: string,
  options: Pick<Intl.NumberFormatOptions, 'unit' | 'unitDisplay' | 'maximumFractionDigits'>,
): (number: number) => string {
  const format = new Intl.NumberFormat(formattingTag(lang), { style: 'unit', ...options });
  // For Japanese, CLDR puts a space between number and unit, which nobody writes.
  const space = lang.startsWith('ja') ? ' ' : '';
  return (number) => format.format(number).replace(space, '');
}
