import type { CalendarMessages } from '@tutoring/domain/calendar-messages';
import { apStart, dateName, dateSequence, type DateTexts, type KeyDate } from '@tutoring/domain/dates';
import type { CalendarEvent } from '@tutoring/domain/icalendar';
import { formattingTag, type Language } from '@tutoring/domain/languages';
import { instantOf } from '@tutoring/domain/session-times';

const DAY_MS = 86_400_000;

/** How a feed says dates. */
interface Saying {
  language: Language;
  messages: CalendarMessages;
  texts: DateTexts;
  /** Where AP exams are written. */
  zone?: string | undefined;
  /** The page about the dates. */
  url: string;
}

/** The event of a date. A deadline with a time is an instant, which each phone shows in its own time zone. */
export function eventOf(date: KeyDate, saying: Saying): CalendarEvent {
  const { messages, texts, url } = saying;
  const name = dateName(date, texts);
  const title = date.status === 'confirmed' ? '{name}' : messages[date.status];
  return {
    uid: date.id,
    stamp: Date.parse(date.changed),
    sequence: dateSequence(date),
    ...timeOf(date, saying.zone),
    summary: title.replace('{name}', () => name),
    description: descriptionOf(date, saying).join('\n'),
    url,
    status: ({ confirmed: 'CONFIRMED', expected: 'TENTATIVE', cancelled: 'CANCELLED' } as const)[date.status],
  };
}

function timeOf(date: KeyDate, zone: string | undefined): Pick<CalendarEvent, 'start' | 'days'> {
  const { day, until = day, time, sitting } = date;
  if (until !== day) return { start: day, days: (Date.parse(until) - Date.parse(day)) / DAY_MS + 1 };
  if (time && date.zone) return { start: instantOf(day, time, date.zone) };
  const start = sitting && zone ? apStart(day, sitting, zone) : undefined;
  return { start: zone && start ? instantOf(day, start, zone) : day };
}

function descriptionOf(date: KeyDate, { language, messages, zone }: Saying): string[] {
  const { day, until = day, time, sitting, source, checked } = date;
  const month = new Intl.DateTimeFormat(formattingTag(language), { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const isTimed = !!zone && !!sitting && apStart(day, sitting, zone) !== undefined;
  return [
    ...(sitting && !isTimed ? [sitting === 1 ? messages.firstSitting : messages.secondSitting] : []),
    ...(sitting && isTimed ? [messages.schoolMayStartLater] : []),
    ...(time && date.zone && until !== day ? [messages.ends.replace('{time}', `${time} (${date.zone})`)] : []),
    `${messages.source.replace('{source}', () => source.name)} ${source.href}`,
    messages.checked.replace('{month}', month.format(Date.parse(checked))),
  ];
}
