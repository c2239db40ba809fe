import { formattingTag } from '@tutoring/domain/languages';
import { usePage } from '../shared/page-data';

/** A date (ISO 8601), formatted for the page's language. */
export function Day({ date }: { date: string }) {
  const { lang } = usePage();
  const day = new Intl.DateTimeFormat(formattingTag(lang), { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={date}>{day.format(new Date(date))}</time>;
}
