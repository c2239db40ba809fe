import { formattingTag } from '@tutoring/domain/languages';

/** Writes `2026-11` as month and year. */
export function monthOf(checked: string, lang: string): string {
  const month = new Intl.DateTimeFormat(formattingTag(lang), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return month.format(new Date(`${checked}-01T00:00:00Z`));
}
