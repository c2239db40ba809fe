import { formattingTag, type Language } from '@tutoring/domain/languages';

/** The first of these that the runtime knows as a time zone. What people type is a candidate like any other. */
export function knownZone(...candidates: readonly (string | undefined)[]): string | undefined {
  return candidates.find((zone) => zone && isZone(zone));
}

function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/** An instant (milliseconds since the epoch) on the clocks of a zone: weekday, day, month and time. */
export function whenText(instant: number, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(formattingTag(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(instant);
}

/** A zone's name in a language, such as `Eastern Time`: never as somebody typed it. */
export function zoneName(instant: number, language: Language, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(formattingTag(language), {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
