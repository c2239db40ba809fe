import { formattingTag } from '@tutoring/domain/languages';

/** Writes numbers with their unit. @param lang BCP 47 */
export function unitText(
  lang: string,
  options: Pick<Intl.NumberFormatOptions, 'unit' | 'unitDisplay' | 'maximumFractionDigits'>,
): (number: number) => string {
  const format = new Intl.NumberFormat(formattingTag(lang), { style: 'unit', ...options });
  // CLDR puts a space between them in Japanese, where nobody writes one.
  const space = lang.startsWith('ja') ? ' ' : '';
  return (number) => format.format(number).replace(space, '');
}
