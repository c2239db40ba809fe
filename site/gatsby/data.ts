import { LANGUAGES, type Language } from '@tutoring/domain/languages';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { ContentProblem } from './problem';

const path = z.string().regex(/^\/[\w/-]*$/, 'must be a path of this site, such as /contact');
const text = z.string().min(1, 'must not be empty');
const byLanguage = z.partialRecord(z.enum(LANGUAGES), text);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, such as 20:00');
/** A page, or a place on it. */
const place = z.string().regex(/^\/[\w/-]*(#[\w-]+)?$/, 'must be a path of this site, such as /learning#guides');
const group = z.strictObject({ label: byLanguage, items: z.array(place).min(1) });
const ours = (value: z.ZodType<string>) =>
  z.strictObject({ value, placeholder: z.boolean().default(false) }).transform((entry): string => entry.value);

interface NavigationFile {
  labels: Record<string, Partial<Record<Language, string>>>;
  featured: string[];
  header: (string | z.output<typeof group>)[];
  footer: z.output<typeof group>[];
  legal: string[];
  popular: string[];
}

const schemas = {
  brand: z.strictObject({
    name: ours(text),
    slug: ours(z.string().regex(/^[a-z0-9-]+$/)),
    siteUrl: ours(z.url().regex(/[^/]$/, 'must not end in a slash')),
    bookingUrl: ours(z.url()),
    email: ours(z.email()),
    locator: z.union([z.literal(''), z.url({ protocol: /^https$/ })]),
    outside: z.array(z.strictObject({ label: text, href: z.url(), placeholder: z.boolean().default(false) })),
    claim: z
      .strictObject({ value: byLanguage, placeholder: z.boolean().default(false) })
      .transform((entry) => entry.value),
  }),
  prices: z.strictObject({
    from: z.array(z.strictObject({ currency: z.string().regex(/^[A-Z]{3}$/), amount: z.number().positive() })).min(1),
  }),
  navigation: z
    .strictObject({
      labels: z.record(place, byLanguage),
      featured: z.array(place),
      header: z.array(z.union([place, group])),
      footer: z.array(group),
      legal: z.array(place),
      popular: z.array(path),
    })
    .superRefine(checkLabels),
  locations: z.array(
    z.strictObject({
      label: byLanguage,
      places: z.array(z.strictObject({ path, country: z.string().regex(/^[A-Z]{2}$/), name: byLanguage.optional() })),
    }),
  ),
  tiers: z.array(
    z.strictObject({
      name: byLanguage,
      audience: byLanguage,
      label: byLanguage.optional(),
      // `from`: the price of prices.yaml.
      price: z.union([z.literal('from'), byLanguage]),
      contents: z.array(byLanguage).min(1),
      action: z.strictObject({ href: path, label: byLanguage }),
      placeholder: z.boolean().default(false),
    }),
  ),
  testimonials: z.array(z.strictObject({ text: byLanguage, author: byLanguage, sample: z.boolean().default(false) })),
  offers: z.record(
    z.string(),
    z.strictObject({ from: z.iso.date().optional(), until: z.iso.date(), href: path, text: byLanguage }),
  ),
  regions: z.record(
    z.string().regex(/^[a-z]{2}(-[a-z]{2,3})?$/),
    z.strictObject({
      name: byLanguage,
      zone: z.string().refine(isZone, 'must be an IANA time zone, such as Asia/Tokyo'),
      windows: z.array(z.strictObject({ days: z.array(z.number().int().min(1).max(7)).min(1), from: time, to: time })),
      languages: z.array(z.strictObject({ lang: text, path, label: text })).min(1),
    }),
  ),
} as const;

/** All data files of the site, validated. */
export type SiteData = { [Name in keyof typeof schemas]: z.output<(typeof schemas)[Name]> };
export type Region = SiteData['regions'][string];

/**
 * Reads and validates data/*.yaml.
 * @throws {ContentProblem} naming the file, the field and the fix.
 */
export function readData(folder: string): SiteData {
  const names = Object.keys(schemas) as (keyof SiteData)[];
  return Object.fromEntries(names.map((name) => [name, readOne(folder, name)])) as unknown as SiteData;
}

function readOne(folder: string, name: keyof SiteData): unknown {
  const file = join(folder, `${name}.yaml`);
  let value: unknown;
  try {
    value = parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ContentProblem(file, `It cannot be read: ${(error as Error).message}`, 'correct the YAML at that line.');
  }
  const result = schemas[name].safeParse(value);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new ContentProblem(
      file,
      `The field "${issue?.path.join('.') ?? ''}" is wrong: ${issue?.message ?? ''}.`,
      'correct that field; the other entries of the file show the form.',
    );
  }
  return result.data;
}

/** Every place that a list of the navigation speaks of has a name. */
function checkLabels(
  { labels, header, footer, legal, featured }: NavigationFile,
  context: z.RefinementCtx<NavigationFile>,
): void {
  const lists = [...header, ...footer].flatMap((entry) => (typeof entry === 'string' ? [entry] : entry.items));
  for (const place of [...lists, ...legal, ...featured]) {
    if (labels[place]) continue;
    context.addIssue({ code: 'custom', path: ['labels'], message: `${place} has no label` });
  }
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
