import { addressIn, formattingTag, languageOf, type Language } from '@tutoring/domain/languages';
import { hoursAhead } from '@tutoring/domain/session-times';
import { BUSINESS_ZONE, SUMMER_MONDAY, WINTER_MONDAY } from '../../../build/model/calendar';
import { rowOf } from '../../../build/model/lines';
import type { Region, SiteData } from '../../../build/content/data';
import type { Loader } from '../../../build/model/mdx-component';
import { dayOf } from '../../hero/drawings/day';
import type { LocalDay } from '../../hero/drawings/types';
import { DATES } from '../../../shared/paths';
import { regionRows } from './rows';

/** A region at a glance, formatted for the page's language. */
export interface RegionFacts {
  sessions: string;
  languages: string;
  /** Hours ahead of Toronto, signed, such as `+14` or `−1`; absent if both clocks are the same. */
  ahead?: { winter: string; summer: string };
  currency: string;
  /** Its hours, compared with Toronto's. */
  day: LocalDay;
  channel: { label: string; href: string };
  /** The page of dates, at the region's own if it has some. */
  dates: { label: string; href: string };
}

/** The region of the page. */
export const region: Loader<RegionFacts> = {
  load({ page, tree, data, missing }) {
    const current = tree.regionAt(page.path) ?? missing('<Facts of="region" /> works only on the page of a region.');
    return regionFacts(current, page.lang, data);
  },
  textOf: ({ sessions, languages, currency, channel }) => [sessions, languages, currency, channel.label],
  linesOf: (facts, _, shared) => [{ lines: regionRows(facts, shared).map(rowOf) }],
};

/** Formats a region's facts for a language. */
export function regionFacts(region: Region, lang: string, { brand, messages, dates }: SiteData): RegionFacts {
  const language = languageOf(lang);
  const list = new Intl.ListFormat(lang, { type: 'conjunction' });
  const month = new Intl.DateTimeFormat(formattingTag(lang), { month: 'long', timeZone: 'UTC' });
  const ahead = (day: string) => hoursAhead(day, region.zone, BUSINESS_ZONE);
  const [winter, summer] = [ahead(WINTER_MONDAY), ahead(SUMMER_MONDAY)];
  return {
    sessions: list.format(region.sessions.map((number) => month.format(new Date(Date.UTC(2027, number - 1, 1))))),
    languages: languagesOf(region, lang, brand.lessons, messages[language].onRequest),
    ...((winter !== 0 || summer !== 0) && { ahead: { winter: signed(winter, lang), summer: signed(summer, lang) } }),
    day: dayOf(region, lang),
    currency: withCode(currencyName(region.currency, lang), region.currency, languageOf(lang)),
    channel: channelOf(region, brand),
    dates: { label: messages[language].places[DATES] ?? '', href: datesHref(region, language, dates) },
  };
}

/** The dates of the region, or those of applications everywhere. */
function datesHref({ id }: Region, language: Language, dates: SiteData['dates']): string {
  const hasOwn = dates.some(({ regions }) => regions?.includes(id));
  return `${addressIn(DATES, language)}#${hasOwn ? `region-${id}` : 'applications'}`;
}

/** List separators other than a comma. `Intl.ListFormat` gives them only with an "and". */
const SEPARATOR: Partial<Record<Language, string>> = { ar: '، ', ja: '、', 'zh-Hans': '、', 'zh-Hant': '、' };

/** The languages of all tutors, and those of the region that some tutors speak. */
function languagesOf(
  region: Region,
  lang: string,
  { always, onRequest }: SiteData['brand']['lessons'],
  pattern: string,
): string {
  const names = new Intl.DisplayNames(lang, { type: 'language' });
  const name = (tag: string) => names.of(tag.split('-')[0] ?? tag) ?? tag;
  const local = new Set(region.languages.map((variant) => languageOf(variant.lang)));
  const requested = onRequest.filter((language) => local.has(language) && !always.includes(language)).map(name);
  const list = new Intl.ListFormat(formattingTag(lang), { type: 'conjunction' });
  return [
    ...always.map(name),
    ...(requested.length > 0 ? [pattern.replace('{languages}', list.format(requested))] : []),
  ].join(SEPARATOR[languageOf(lang)] ?? ', ');
}

function channelOf({ channel }: Region, { channels, email }: SiteData['brand']): RegionFacts['channel'] {
  const named = channels[channel];
  return named ? { label: named.label, href: named.href } : { label: email, href: `mailto:${email}` };
}

function signed(hours: number, lang: string): string {
  const format = new Intl.NumberFormat(formattingTag(lang), { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  // Intl writes a hyphen; a minus is as wide as a plus.
  return format.format(hours).replace('-', '−');
}

function currencyName(currency: string, lang: string): string {
  return new Intl.DisplayNames(formattingTag(lang), { type: 'currency' }).of(currency) ?? currency;
}

/** Brackets as print has them: full-width in Chinese and Japanese, without a space in Korean. */
function withCode(name: string, code: string, language: Language): string {
  if (language === 'ja' || language === 'zh-Hans' || language === 'zh-Hant') return `${name}（${code}）`;
  // In Korea the won needs no country.
  return language === 'ko' ? `${name.replace('대한민국 ', '')}(${code})` : `${name} (${code})`;
}
