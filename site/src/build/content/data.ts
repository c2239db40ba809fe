import type { DateTexts } from '@tutoring/domain/dates';
import { LANGUAGES, type Language } from '@tutoring/domain/languages';
import { join } from 'node:path';
import type * as z from 'zod';
import { checkBoundaries } from '../checks/boundaries';
import { checkDates } from '../checks/dates';
import { checkReferences } from '../checks/references';
import { checkSeasons } from '../checks/seasons';
import { checkStudentWork } from '../checks/student-work';
import { localisedText } from '../../shared/localised-text';
import { Mistakes } from './problem';
import { readBrand } from './brand';
import { readShownPeople, type Person } from './people';
import { knownClaims, readClaims } from '../claims/claims';
import { resolveMessages } from '../claims/message-claims';
import { checkMessageClaims } from '../claims/check-message-claims';
import { readers, type Claim } from './schemas/claims';
import { readYaml } from './read-yaml';
import { ibBoundaries } from './schemas/boundaries';
import { brand } from './schemas/brand';
import { dates } from './schemas/dates';
import { chat, courseChanges, navigation, search, serviceFinder } from './schemas/finding';
import { helplines } from './schemas/helplines';
import { holidays } from './schemas/holidays';
import { answers, testimonials, trust } from './schemas/answers';
import { prices, tiers } from './schemas/prices';
import { banners, offers } from './schemas/seasons';
import { studentWork } from './schemas/student-work';
import { regions, regionSuggestion, schools } from './schemas/regions';
import { checkRegionNames, readDataMessages, type DataMessages } from './data-messages';
import { readCourseChangeTexts, type CourseChangeTexts } from './course-change-texts';
import { readDateTexts } from './date-texts';
import { contentFolder } from './sources';
import { findTranslations, type Translations } from './translations';

/** The schema of each file, by name. */
export const DATA_SCHEMAS = {
  answers,
  banners,
  brand,
  chat,
  'course-changes': courseChanges,
  dates,
  helplines,
  holidays,
  'ib-boundaries': ibBoundaries,
  navigation,
  offers,
  prices,
  readers,
  'region-suggestion': regionSuggestion,
  regions,
  schools,
  search,
  'service-finder': serviceFinder,
  'student-work': studentWork,
  testimonials,
  tiers,
  trust,
} as const;

type Files = { [Name in keyof typeof DATA_SCHEMAS]: z.output<(typeof DATA_SCHEMAS)[Name]> };

/** All data files of the site, validated. */
export type SiteData = Files & {
  messages: Record<Language, DataMessages>;
  people: Person[];
  claims: Claim[];
  courseChangeTexts: CourseChangeTexts;
  dateTexts: Record<Language, DateTexts>;
  translations: Translations;
};
/** A region with pages of its own. */
export type Region = SiteData['regions']['withPage'][number];
/** A region that shares one page with all regions of its kind. */
export type RegionWithoutPage = SiteData['regions']['withoutPage'][number];

/**
 * Reads and validates data/*.yaml and data/messages/*.yaml.
 * @param answered The claims with other answers than those of claims.yaml, for tests.
 * @throws {ContentProblem | ContentProblems} naming the line, the field and the fix of each mistake.
 */
export function readData(folder: string, answered?: readonly Claim[]): SiteData {
  const own = readBrand(folder);
  const mistakes = new Mistakes();
  const names = Object.keys(DATA_SCHEMAS) as (keyof Files)[];
  const files = Object.fromEntries(
    names.map((name) => [
      name,
      mistakes.in(() => readYaml(join(folder, `${name}.yaml`), DATA_SCHEMAS[name] as z.ZodType, own.slug)),
    ]),
  ) as unknown as Files;
  const marked = mistakes.in(() => readDataMessages(folder, own)) as SiteData['messages'];
  const people = mistakes.in(() => readShownPeople(folder)) as Person[];
  const claims = mistakes.in(() => answered ?? readClaims(folder)) as Claim[];
  // References between files can be checked only if each file is valid.
  mistakes.report();
  mistakes.in(() => void checkMessageClaims((language) => join(folder, `messages/${language}.yaml`), marked, claims));
  mistakes.in(() => void checkMessageClaims(() => join(folder, 'offers.yaml'), offersByLanguage(files.offers), claims));
  mistakes.report();
  const { struck } = knownClaims(claims);
  const messages = resolveMessages(marked, struck);
  const resolvedOffers = resolveMessages(files.offers, struck);
  const courseChangeTexts = readCourseChangeTexts(folder, files['course-changes']);
  const dateTexts = readDateTexts(folder, files.dates);
  const data = {
    ...files,
    offers: resolvedOffers,
    messages,
    people,
    claims,
    courseChangeTexts,
    dateTexts,
    translations: translationsIn(folder, files),
  };
  mistakes.in(() => void checkReferences(folder, data));
  mistakes.in(() => void checkSeasons(folder, data));
  mistakes.in(() => void checkStudentWork(folder, data));
  mistakes.in(() => void checkBoundaries(folder, data));
  mistakes.in(() => void checkDates(folder, data));
  mistakes.in(() => void checkRegionNames(folder, data.messages, data.regions.withPage));
  mistakes.report();
  return data;
}

/** The texts of offers in each language, as pages show them. */
function offersByLanguage(all: Files['offers']): Record<Language, unknown> {
  const textsIn = (language: Language) =>
    Object.entries(all).map(([name, { text, terms = {} }]) => [
      name,
      { text: localisedText(text, language), terms: localisedText(terms, language) },
    ]);
  return Object.fromEntries(LANGUAGES.map((one) => [one, Object.fromEntries(textsIn(one))])) as Record<
    Language,
    unknown
  >;
}

/** The translated pages, without those whose versions regions.yaml and schools.yaml list. */
function translationsIn(folder: string, { regions, schools }: Files): Translations {
  return findTranslations(contentFolder(join(folder, '..')), [
    ...regions.withPage.flatMap(({ languages }) => languages.map(({ path }) => path)),
    ...Object.keys(schools.languages).map((place) => `/schools/${place}`),
  ]);
}
