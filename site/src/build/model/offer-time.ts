import { formattingTag, type Language } from '@tutoring/domain/languages';
import { instantOf } from '@tutoring/domain/session-times';
import { addDays, BUSINESS_ZONE } from './calendar';

/**
 * Converts the days of an offer to instants, so that the browser needs no time zones.
 * @param offer.from, offer.until ISO days in Toronto, both included.
 */
export function offerTime({ from, until }: { from?: string | undefined; until: string }): {
  from?: number;
  until: number;
} {
  const startOf = (day: string) => instantOf(day, '00:00', BUSINESS_ZONE);
  return { ...(from && { from: startOf(from) }), until: startOf(addDays(until, 1)) };
}

/** Formats the last day of an offer. */
export function lastDayOf(until: string, lang: string): string {
  return new Intl.DateTimeFormat(formattingTag(lang), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(until));
}

/** The text of an offer: its message, with the last day in place of `{until}`. */
export function offerText(message: string, until: string, lang: string): string {
  return message.replace('{until}', lastDayOf(until, lang));
}

/** The name of an offer's card in a language. */
export function cardOfOffer(id: string, language: Language): string {
  return `${id}.${language}`;
}
