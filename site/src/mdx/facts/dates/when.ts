import type { KeyDate } from '@tutoring/domain/dates';
import { formattingTag } from '@tutoring/domain/languages';
import { instantOf } from '@tutoring/domain/session-times';
import { clockTime } from '@tutoring/domain/time-text';
import { fill } from '@tutoring/ui/internal/fill';
import type { SiteMessages } from '../../../shared/messages/types';

/**
 * The day or period of a date in words, with its time, or its AP session.
 * @param parts Other parts of the day than usual.
 */
export function whenText(
  { day, until, time, zone, sitting }: Pick<KeyDate, 'day' | 'until' | 'time' | 'zone' | 'sitting'>,
  lang: string,
  messages: Pick<SiteMessages, 'datesAtTime' | 'datesAtSession'>,
  parts: Intl.DateTimeFormatOptions = {},
): string {
  const tag = formattingTag(lang);
  const date = new Intl.DateTimeFormat(tag, {
    // A period says less, so that it stays on one line.
    ...(!until && { weekday: 'short' as const }),
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...parts,
    timeZone: 'UTC',
  });
  const days = until ? date.formatRange(Date.parse(day), Date.parse(until)) : date.format(Date.parse(day));
  if (time && zone)
    return fill(messages.datesAtTime, {
      day: days,
      time: clockTime(time, lang),
      zone: zoneName(zone, instantOf(until ?? day, time, zone), tag),
    });
  // A narrow column breaks between the day and the session, nowhere else.
  return sitting
    ? fill(messages.datesAtSession.replace(' {session}', '\u00a0{session}'), {
        day: days.replaceAll(' ', '\u00a0'),
        session: String(sitting),
      })
    : days;
}

/** “United Kingdom Time”. */
function zoneName(timeZone: string, instant: number, tag: string): string {
  const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
