import { formattingTag, type Language } from '@tutoring/domain/languages';
import { instantOf } from '@tutoring/domain/session-times';
import { addDays, BUSINESS_ZONE } from './calendar';

/**
 * The days of an offer as moments, so that a visitor's browser needs no time zones.
 * @param offer.from, offer.until ISO days in Toronto, both included.
 */
export function offerTime({ from, until }: { from?: string | undefined; until: string }): {
  from?: number;
  until: number;
} {
  const startOf = (day: string) => instantOf(day, '00:00', BUSINESS_ZONE);
  return { ...(from && { from: startOf(from) }), until: startOf(addDays(until, 1)) };
}

/** The last day of an offer, as the language of `lang` writes days. */
export function lastDayOf(until: string, lang: string): string {
  return new Intl.DateTimeFormat(formattingTag(lang), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(until));
}

/** What is said of an offer: its words in data/messages, with its last day in the place of `{until}`. */
export function offerText(words: string, until: string, lang: string): string {
  return words.replace('{until}', lastDayOf(until, lang));
}

/** The name of an offer's card in a language. */
export function cardOfOffer(id: string, language: Language): string {
  return `${id}.${language}`;
}
