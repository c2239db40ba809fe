import { formattingTag, type Language } from '@tutoring/domain/languages';
import { instantOf } from '@tutoring/domain/session-times';
import { inLanguage, type DataText } from '../../shared/localised-text';
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

/**
 * The text of an offer, with its last day in place of `{until}`. A text in English has an English day.
 * @param lang The tag of the page, which may name a region.
 */
export function offerText(
  { text, until }: { text: Partial<Record<Language, string>>; until: string },
  language: Language,
  lang: string = language,
): DataText {
  const given = inLanguage(text, language);
  return { ...given, text: given.text.replace('{until}', lastDayOf(until, given.lang ?? lang)) };
}

/** The name of an offer's card in a language. */
export function cardOfOffer(id: string, language: Language): string {
  return `${id}.${language}`;
}
