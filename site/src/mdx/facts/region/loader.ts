import { formattingTag, languageOf, type Language } from '@tutoring/domain/languages';
import { hoursAhead } from '@tutoring/domain/session-times';
import { BUSINESS_ZONE, SUMMER_MONDAY, WINTER_MONDAY } from '../../../build/model/calendar';
import { rowOf } from '../../../build/model/lines';
import type { Region, SiteData } from '../../../build/content/data';
import type { Loader } from '../../../build/model/mdx-component';
import { dayOf } from '../../hero/drawings/day';
import type { LocalDay } from '../../hero/drawings/types';
import { regionRows } from './rows';

/** A region in a few facts, ready to read in the page's language. */
export interface RegionFacts {
  sessions: string;
  languages: string;
  /** Hours ahead of Toronto with their sign, such as `+14` or `−1`; none where the clocks are the same. */
  ahead?: { winter: string; summer: string };
  currency: string;
  /** Its day and Toronto's. */
  day: LocalDay;
  channel: { label: string; href: string };
}

/** The region whose page it is. */
export const region: Loader<RegionFacts> = {
  load({ page, tree, data, missing }) {
    const here = tree.regionAt(page.path) ?? missing('It asks for the facts of its region, but is no region’s page.');
    return regionFacts(here, page.lang, data);
  },
  textOf: ({ sessions, languages, currency, channel }) => [sessions, languages, currency, channel.label],
  linesOf: (facts, _, said) => [{ lines: regionRows(facts, said).map(rowOf) }],
};

/** A region in a few facts, in the words of `lang`. */
export function regionFacts(region: Region, lang: string, { brand, messages }: SiteData): RegionFacts {
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
    currency: `${currencyName(region.currency, lang)} (${region.currency})`,
    channel: channelOf(region, brand),
  };
}

/** What stands between the words of a list, where it is no comma: `Intl` has it only with an "and". */
const SEPARATOR: Partial<Record<Language, string>> = { ar: '، ', ja: '、', 'zh-Hans': '、', 'zh-Hant': '、' };

/** What every tutor speaks, and what some speak of what is spoken there. */
function languagesOf(
  region: Region,
  lang: string,
  { always, onRequest }: SiteData['brand']['lessons'],
  pattern: string,
): string {
  const names = new Intl.DisplayNames(lang, { type: 'language' });
  const name = (tag: string) => names.of(tag.split('-')[0] ?? tag) ?? tag;
  const local = new Set(region.languages.map((variant) => languageOf(variant.lang)));
  const asked = onRequest.filter((language) => local.has(language) && !always.includes(language));
  const separator = SEPARATOR[languageOf(lang)] ?? ', ';
  return [...always.map(name), ...asked.map((language) => pattern.replace('{language}', name(language)))].join(
    separator,
  );
}

function channelOf({ channel }: Region, { channels, email }: SiteData['brand']): RegionFacts['channel'] {
  const named = channels[channel];
  return named ? { label: named.label, href: named.href } : { label: email, href: `mailto:${email}` };
}

function signed(hours: number, lang: string): string {
  const format = new Intl.NumberFormat(formattingTag(lang), { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  // A minus is as wide as a plus: Intl writes a hyphen.
  return format.format(hours).replace('-', '−');
}

function currencyName(currency: string, lang: string): string {
  return new Intl.DisplayNames(lang, { type: 'currency' }).of(currency) ?? currency;
}
