import { formattingTag } from '@tutoring/domain/languages';

/** Formats a month such as `2026-11`. */
export function monthOf(date: string, lang: string): string {
  return new Intl.DateTimeFormat(formattingTag(lang), { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
}
