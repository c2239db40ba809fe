import { BOT_CHECK_PROVIDERS } from '@tutoring/domain/bot-check';
import { VIDEO_PROVIDERS } from '@tutoring/domain/companies';
import { LANGUAGES, languageOf, type Language } from '@tutoring/domain/languages';
import { GOALS, SUBJECTS, type FinderTable } from '@tutoring/domain/service-finder';
import { join } from 'node:path';
import * as z from 'zod';
import { ContentProblem } from './problem';
import { readYaml } from './read-yaml';
import { checkRegionNames, readWords, type DataWords } from './words';

const path = z.string().regex(/^\/[\w/-]*$/, 'must be a path of this site, such as /contact');
const text = z.string().min(1, 'must not be empty');
const byLanguage = z.partialRecord(z.enum(LANGUAGES), text);
const inEachLanguage = z.record(z.enum(LANGUAGES), text);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, such as 20:00');
/** A page, or a place on it. */
const place = z.string().regex(/^\/[\w/-]*(#[\w-]+)?$/, 'must be a path of this site, such as /learning#guides');
const group = z.strictObject({ group: text, items: z.array(place).min(1) });
const ours = (value: z.ZodType<string>) =>
  z.strictObject({ value, placeholder: z.boolean().default(false) }).transform((entry): string => entry.value);

/** What stands in headers as it is: nothing that would end a directive or a value there. */
const address = z
  .url({ protocol: /^https$/, error: 'must be an https address, or empty' })
  .regex(/^[\w./:?&=%~+-]+$/, 'must be an https address of letters, digits and . / ? & = % - alone');
const unlessEmpty = (value: z.ZodType<string>) =>
  // Not a union, whose message would not say what is wrong.
  z.string().transform((given, context) => {
    const result = given === '' ? undefined : value.safeParse(given);
    for (const { message } of result?.error?.issues ?? []) context.addIssue({ code: 'custom', message });
    return given;
  });

const confirmed = z.strictObject({ placeholder: z.boolean().default(false) });

const school = z.strictObject({
  name: text,
  city: text,
  programmes: z.array(z.enum(['IB PYP', 'IB MYP', 'IB DP', 'IB CP', 'AP', 'A-level'])).min(1),
  website: z
    .string()
    .regex(/^[a-z0-9.-]+\.[a-z]+(\/\S*)?$/, 'must be an address without https://')
    .optional(),
  source: text.optional(),
  verified: z.boolean().default(true),
});

/** Where the service finder leads; the rules by which it chooses are @tutoring/domain's. */
const finderTable = z.strictObject({
  subjects: z.record(z.enum(SUBJECTS), path),
  inProgramme: z.strictObject({
    ib: z.partialRecord(z.enum(SUBJECTS), path),
    ap: z.partialRecord(z.enum(SUBJECTS), path),
  }),
  goals: z.record(z.enum(GOALS).exclude(['course']), path),
  notInAp: path,
}) satisfies z.ZodType<FinderTable>;

const lessonTimes = {
  zone: z.string().refine(isZone, 'must be an IANA time zone, such as Asia/Tokyo'),
  windows: z.array(z.strictObject({ days: z.array(z.number().int().min(1).max(7)).min(1), from: time, to: time })),
};

const schemas = {
  brand: z.strictObject({
    name: ours(text),
    slug: ours(z.string().regex(/^[a-z0-9-]+$/)),
    siteUrl: ours(z.url().regex(/[^/]$/, 'must not end in a slash')),
    bookingUrl: ours(z.url()),
    email: ours(z.email()),
    locator: unlessEmpty(address),
    calendar: z.strictObject({ embed: unlessEmpty(address) }),
    video: z.enum(VIDEO_PROVIDERS),
    staticContent: unlessEmpty(
      address.refine(
        (given) => new URL(given).origin === given,
        'must be an origin alone, such as https://static.example',
      ),
    ),
    hostingApi: unlessEmpty(address),
    violationEndpoint: unlessEmpty(
      z.string().refine((given) => /^\/[\w-]+(\/[\w-]+)*$/.test(given) || address.safeParse(given).success, {
        message: 'must be empty, a path of this site such as /api/violations, or an https address',
      }),
    ),
    outside: z.array(z.strictObject({ label: inEachLanguage, href: z.url(), placeholder: z.boolean().default(false) })),
    channels: z.record(
      z.string(),
      z.strictObject({ label: text, href: z.url(), placeholder: z.boolean().default(false) }),
    ),
    lessons: z.strictObject({
      always: z.array(z.enum(LANGUAGES)).min(1),
      onRequest: z.array(z.enum(LANGUAGES)),
      placeholder: z.boolean().default(false),
    }),
    answer: z.strictObject({
      workingDays: z.int().min(1).max(10),
      until: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'needs a time such as 18:00'),
      timeZone: z.string().refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'is no IANA time zone'),
      placeholder: z.boolean().default(false),
    }),
    botCheck: z
      .strictObject({
        provider: z.enum(BOT_CHECK_PROVIDERS),
        // Part of an address.
        siteKey: z.string().regex(/^[\w-]*$/, 'must be the key as the provider shows it, such as 6Lc_aX0U'),
        testView: z.strictObject({ shown: z.boolean(), placeholder: z.boolean().default(false) }),
      })
      .refine(({ provider, siteKey }) => provider === 'none' || siteKey !== '', {
        path: ['siteKey'],
        message: 'must be the public key that the provider gave you',
      }),
    chat: z
      .strictObject({
        shown: z.boolean(),
        model: z.enum(['on', 'off']),
        receiver: z.string(),
        receiverInChina: z.string(),
      })
      .refine(({ model, receiver }) => model === 'off' || receiver !== '', {
        path: ['receiver'],
        message: 'must name who runs the language model: visitors are told before they agree',
      }),
    offline: z.boolean(),
    unansweredMinor: z.strictObject({ days: z.number().int().min(0), placeholder: z.boolean().default(false) }),
    trader: z.strictObject({
      legalName: ours(text),
      address: ours(text),
      register: ours(text),
      registerNumber: ours(text),
      phone: ours(text),
      taxNumber: ours(text),
      host: ours(text),
      responsible: ours(text),
    }),
    statements: z.record(z.string(), ours(text)),
    confirm: z.strictObject({ claim: confirmed, cancellation: confirmed }),
  }),
  prices: z.strictObject({
    from: z.array(z.strictObject({ currency: z.string().regex(/^[A-Z]{3}$/), amount: z.number().positive() })).min(1),
    session: z.strictObject({ minutes: z.number().int().positive(), placeholder: z.boolean().default(false) }),
  }),
  navigation: z.strictObject({
    featured: z.array(place),
    header: z.array(z.union([place, group])),
    footer: z.array(group),
    legal: z.array(place),
    popular: z.array(path),
  }),
  tiers: z.array(
    z.strictObject({
      name: byLanguage,
      audience: byLanguage,
      label: byLanguage.optional(),
      // `from`: the price of prices.yaml.
      price: z.union([z.literal('from'), byLanguage]),
      contents: z.array(byLanguage).min(1),
      action: z.strictObject({ href: place, label: byLanguage }),
      sizes: z.strictObject({ sessions: z.array(z.number().int().positive()).min(1), each: byLanguage }),
      unused: byLanguage,
      stop: byLanguage,
      placeholder: z.boolean().default(false),
    }),
  ),
  trust: z.array(z.strictObject({ text: byLanguage, href: z.string().regex(/^\/[\w/#-]*$/) })).min(1),
  testimonials: z.array(z.strictObject({ text: byLanguage, author: byLanguage, sample: z.boolean().default(false) })),
  offers: z.record(
    z.string(),
    z.strictObject({
      from: z.iso.date().optional(),
      until: z.iso.date(),
      card: z.boolean().default(false),
      pages: z.array(path).min(1),
    }),
  ),
  'service-finder': z.strictObject({ home: place, table: finderTable }),
  'region-suggestion': z.record(
    z.enum(LANGUAGES),
    z.strictObject({
      heading: text.includes('{place}', 'must say where its place stands, as {place}'),
      text,
      link: text,
      alone: text.optional(),
      wrong: text.includes('{place}', 'must say where its place stands, as {place}'),
      places: z.record(z.string(), text),
    }),
  ),
  'course-changes': z
    .array(
      z.strictObject({
        course: text,
        programme: z.enum(['IB', 'AP']),
        // The first exams of the new course.
        first: z.string().regex(/^\d{4}-\d{2}$/, 'must be a year and a month, such as 2027-05'),
        guide: text,
        before: text,
        after: text,
        pages: z.array(path).min(1),
        source: z.strictObject({ name: text, href: z.url().optional() }),
        checked: z.string().regex(/^\d{4}-\d{2}$/),
        verified: z.boolean().default(true),
      }),
    )
    .min(1),
  search: z.strictObject({
    synonyms: z.array(z.array(text).min(2)),
    keywords: z.record(path, z.array(text).min(1)),
  }),
  chat: z.strictObject({ homes: z.record(z.string(), z.array(path).min(1)) }),
  regions: z.strictObject({
    withPage: z
      .record(
        z.string().regex(/^[a-z]{2}(-[a-z]{2,3})?$/),
        z.strictObject({
          ...lessonTimes,
          continent: text,
          country: z.string().regex(/^[A-Z]{2}$/),
          subdivision: z
            .string()
            .regex(/^[A-Z0-9]{1,3}$/)
            .optional(),
          sessions: z.array(z.union([z.literal(5), z.literal(11)])).min(1),
          currency: z.string().regex(/^[A-Z]{3}$/),
          channel: text,
          schools: text,
          languages: z.array(z.strictObject({ lang: text, path, label: text })).min(1),
          // The page that the law there asks for of whoever offers something: who we are.
          legal: z.strictObject({ lang: text, path, label: text }).optional(),
        }),
      )
      .transform((regions) => Object.entries(regions).map(([id, region]) => ({ id, ...region }))),
    withoutPage: z
      .record(
        z.string().regex(/^[a-z]{2}$/),
        z.strictObject({ ...lessonTimes, nearest: z.array(text).min(1, 'must name the nearest regions with a page') }),
      )
      .transform((regions) =>
        Object.entries(regions).map(([id, region]) => ({ id, country: id.toUpperCase(), ...region })),
      ),
  }),
  schools: z.strictObject({
    checked: z.string().regex(/^\d{4}-\d{2}$/),
    languages: z.record(text, z.array(z.strictObject({ lang: text, path }))),
    lists: z.record(z.string(), z.array(school).min(1)),
  }),
} as const;

type Files = { [Name in keyof typeof schemas]: z.output<(typeof schemas)[Name]> };

/** All data files of the site, validated. */
export type SiteData = Files & { words: Record<Language, DataWords> };
/** A region with pages of its own. */
export type Region = SiteData['regions']['withPage'][number];
/** A region whose page is the one that all of its kind share. */
export type RegionWithoutPage = SiteData['regions']['withoutPage'][number];

/**
 * Reads and validates data/*.yaml and data/words/*.yaml.
 * @throws {ContentProblem} naming the file, the field and the fix.
 */
export function readData(folder: string): SiteData {
  const names = Object.keys(schemas) as (keyof Files)[];
  const files = Object.fromEntries(
    names.map((name) => [name, readYaml(join(folder, `${name}.yaml`), schemas[name])]),
  ) as unknown as Files;
  const data = { ...files, words: readWords(folder, files.brand.name) };
  checkReferences(folder, data);
  checkRegionNames(folder, data.words, data.regions.withPage);
  return data;
}

/** What one file says of another must be there. */
function checkReferences(
  folder: string,
  { words: { en }, navigation, regions, brand, schools, offers, 'region-suggestion': suggestion }: SiteData,
): void {
  const groups = [...navigation.header, ...navigation.footer].filter((entry) => typeof entry !== 'string');
  const places = [...navigation.header, ...navigation.footer].flatMap((entry) =>
    typeof entry === 'string' ? [entry] : entry.items,
  );
  const { withPage, withoutPage } = regions;
  const ask = (file: string, names: readonly string[], known: (name: string) => boolean, where: string) =>
    names.filter((name) => !known(name)).map((name) => ({ file, name, where }));
  const [unknown] = [
    ...ask(
      'navigation.yaml',
      [...places, ...navigation.legal, ...navigation.featured],
      (path) => path in en.places,
      'words/en.yaml (places)',
    ),
    ...ask(
      'navigation.yaml',
      groups.map(({ group }) => group),
      (name) => name in en.groups,
      'words/en.yaml (groups)',
    ),
    ...ask(
      'regions.yaml',
      withPage.map(({ continent }) => continent),
      (name) => name in en.continents,
      'words/en.yaml (continents)',
    ),
    ...ask(
      'regions.yaml',
      withPage.map(({ channel }) => channel),
      (name) => name === 'email' || name in brand.channels,
      'brand.yaml (channels)',
    ),
    ...ask(
      'regions.yaml',
      withPage.map((region) => region.schools),
      (name) => name in schools.lists,
      'schools.yaml',
    ),
    ...ask(
      'regions.yaml',
      withoutPage.flatMap(({ nearest }) => nearest),
      (name) => withPage.some(({ id }) => id === name),
      'its own list of regions with a page',
    ),
    ...ask('schools.yaml', Object.keys(schools.languages), (name) => name in schools.lists, 'its own lists'),
    ...ask('offers.yaml', Object.keys(offers), (name) => name in en.offers, 'words/en.yaml (offers)'),
    ...ask(
      'offers.yaml',
      Object.keys(offers).filter((name) => offers[name]?.card),
      (name) => name in en.offerTerms,
      'words/en.yaml (offerTerms)',
    ),
    ...ask(
      'regions.yaml',
      withPage.flatMap(({ id, languages }) => languages.map(({ lang }) => `${languageOf(lang)}.${id}`)),
      (name) => suggestion[name.split('.')[0] as Language].places[name.split('.')[1] ?? ''] !== undefined,
      'region-suggestion.yaml (places)',
    ),
  ];
  if (!unknown) return;
  throw new ContentProblem(
    join(folder, unknown.file),
    `It speaks of "${unknown.name}", which ${unknown.where} does not know.`,
    'correct the name, or add it there.',
  );
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
