import { formattingTag } from '@tutoring/domain/languages';

/** `2026-11` as a page's language says it. */
export function monthOf(date: string, lang: string): string {
  return new Intl.DateTimeFormat(formattingTag(lang), { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
}
