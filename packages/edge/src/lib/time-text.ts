import { answerDue, type AnswerPromise } from '@tutoring/domain/answer-time';
import { formattingTag, type Language } from '@tutoring/domain/languages';
import { LEAD_WORDS } from '@tutoring/domain/lead-words';

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

/** The day (ISO, UTC) of an instant. */
export const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

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

/** A zone's name in a language, such as `Eastern Standard Time`: never as somebody typed it. */
export function zoneName(instant: number, language: Language, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(formattingTag(language), {
    timeZone,
    timeZoneName: 'long',
  }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/**
 * Says by when an answer comes, in the sender's language and on their clock.
 * @param zones Time zones in which the sender may be, the likeliest first; without one that is known, the business's holds.
 */
export function dueText(
  receivedAt: number,
  language: Language,
  zones: readonly (string | undefined)[],
  promise: AnswerPromise,
): string {
  const due = answerDue(receivedAt, promise);
  const zone = knownZone(...zones) ?? promise.timeZone;
  return LEAD_WORDS[language].due
    .replace('{when}', () => whenText(due, language, zone))
    .replace('{zone}', () => zoneName(due, language, zone));
}
