import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageCard } from '../../shared/page';
import { rowsOf, type Windows } from '../model/session-times';
import type { ContentTree } from '../model/content-tree';
import { countryName } from '../model/country-name';
import { englishCard } from '../model/english-card';
import type { SiteData } from '../content/data';

/** All codes of ISO 3166-1, and EU. */
const CODES =
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA
CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF
GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR
KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG
NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO
SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM
ZW EU`.split(/\s/);

/** The time zone of the largest city, for countries with several; for uninhabited territories, that of their country. */
const ZONES: Readonly<Record<string, string>> = {
  AQ: 'Antarctica/McMurdo',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  BV: 'Europe/Oslo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  EU: 'Europe/Brussels',
  FM: 'Pacific/Pohnpei',
  GL: 'America/Nuuk',
  HM: 'Australia/Perth',
  ID: 'Asia/Jakarta',
  KI: 'Pacific/Tarawa',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  NZ: 'Pacific/Auckland',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
  UM: 'Pacific/Wake',
  US: 'America/New_York',
};

/** Session hours after school and at weekends, on the local clock. */
const WINDOWS: Windows['windows'] = [
  { days: [1, 2, 3, 4, 5], from: '16:00', to: '20:30' },
  { days: [6, 7], from: '14:00', to: '19:00' },
];
/** The number of nearest regions that a page links to. */
const NEAREST = 3;

/** Names that take an article in English sentences. */
const WITH_ARTICLE =
  /^(US|UK)$|\b(Bahamas|Comoros|Emirates|Gambia|Islands?|Isle|Maldives|Netherlands|Philippines|Republic|Seychelles|Territor(y|ies)|Union)\b/;
/** Single islands take no article. */
const WITHOUT_ARTICLE = /^(Christmas|Norfolk|Bouvet|Pitcairn) Island/;

/** The data for a country without its own page. */
export interface Country {
  /** In English. */
  name: string;
  /** The name within a sentence: “the Bahamas”. */
  inText: string;
  /** Days, local time, Toronto in winter, Toronto in summer. */
  rows: string[][];
  /** The addresses of the nearest regions with a page. */
  nearest: string[];
}

/** The data from which the edge makes the pages of all other countries (packages/edge/src/pages/country.ts). */
export interface Countries {
  /** The country whose built page is the template. */
  template: string;
  /** By code, in lower case. */
  countries: Record<string, Country>;
  /** The cards of regions with a page, by their address. */
  cards: Record<string, PageCard>;
}

/** Writes countries.json, with the data of every country for the shared region page. */
export function writeCountries(folder: string, tree: ContentTree, data: SiteData): void {
  writeFileSync(join(folder, 'countries.json'), JSON.stringify(countriesOf(tree, data)));
}

/** Every country without its own page, except the template. */
export function countriesOf(tree: ContentTree, data: SiteData): Countries {
  const { withPage, withoutPage } = data.regions;
  const regions = withPage.flatMap(({ id, zone }) => englishCard(id, tree, data).map((card) => ({ zone, card })));
  const template = withoutPage[0]?.id ?? '';
  const codes = CODES.filter((code) => !tree.at(`/${code.toLowerCase()}`) || code.toLowerCase() === template);
  const countryOf = (code: string): Country => {
    const name = countryName(code, 'en');
    const hasArticle = WITH_ARTICLE.test(name) && !WITHOUT_ARTICLE.test(name);
    const zone = zoneOf(code);
    const rows = rowsOf({ zone, windows: WINDOWS }, 'en', data.messages.en).map((row) => [
      row.days,
      row.local,
      row.torontoWinter,
      row.torontoSummer,
    ]);
    const nearest = [...regions].sort((a, b) => distance(a.zone, zone) - distance(b.zone, zone)).slice(0, NEAREST);
    return { name, inText: hasArticle ? `the ${name}` : name, rows, nearest: nearest.map(({ card }) => card.href) };
  };
  return {
    template,
    countries: Object.fromEntries(codes.map((code) => [code.toLowerCase(), countryOf(code)])),
    cards: Object.fromEntries(regions.map(({ card }) => [card.href, card])),
  };
}

function zoneOf(code: string): string {
  const zone = ZONES[code] ?? zonesOf(new Intl.Locale(`und-${code}`))[0];
  if (!zone) throw new Error(`There is no time zone for ${code}: add one to ZONES.`);
  return zone;
}

/** TypeScript's types lack `getTimeZones`. */
const zonesOf = (locale: Intl.Locale) =>
  (locale as Intl.Locale & { getTimeZones?: () => string[] }).getTimeZones?.() ?? [];

/** The clock difference of two time zones in minutes. If equal, the same continent comes first. */
function distance(one: string, other: string): number {
  const isSameContinent = one.split('/')[0] === other.split('/')[0];
  return Math.abs(offsetOf(one) - offsetOf(other)) + (isSameContinent ? 0 : 1);
}

/** Minutes from UTC in winter. */
function offsetOf(zone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
    Date.UTC(2027, 0, 11),
  );
  const [, sign = '+', hours = '0', minutes = '0'] =
    /([+-])(\d\d):(\d\d)/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
