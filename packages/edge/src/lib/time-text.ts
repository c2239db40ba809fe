import { answerDue, type AnswerPromise } from '@tutoring/domain/answer-time';
import { formattingTag, type Language } from '@tutoring/domain/languages';
import { LEAD_MESSAGES } from '@tutoring/domain/lead-messages';
import { momentText } from '@tutoring/domain/time-text';

/** The first candidate that is a known IANA time zone. Candidates may be typed by visitors. */
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

/** The UTC day of an instant, as `YYYY-MM-DD`. */
export const utcDay = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** A date in a language, such as `27 December 2026`. */
export function dateText(instant: number, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(formattingTag(language), { dateStyle: 'long', timeZone }).format(instant);
}

/** The name of a time zone in a language, such as `Eastern Standard Time`. Never the text that a visitor typed. */
export function zoneName(instant: number, language: Language, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(formattingTag(language), {
    timeZone,
    timeZoneName: 'long',
  }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/**
 * The sentence that says by when an answer comes, in the sender's language and time zone.
 * @param zones Possible time zones of the sender, the likeliest first. @default the business's
 */
export function dueText(
  receivedAt: number,
  language: Language,
  zones: readonly (string | undefined)[],
  promise: AnswerPromise,
): string {
  const due = answerDue(receivedAt, promise);
  const zone = knownZone(...zones) ?? promise.timeZone;
  return LEAD_MESSAGES[language].due
    .replace('{when}', () => momentText(due, language, zone))
    .replace('{zone}', () => zoneName(due, language, zone));
}
