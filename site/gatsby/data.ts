import { LANGUAGES } from '@tutoring/domain/languages';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { ContentProblem } from './problem';

const path = z.string().regex(/^\/[\w/-]*$/, 'must be a path of this site, such as /contact');
const text = z.string().min(1, 'must not be empty');
const byLanguage = z.partialRecord(z.enum(LANGUAGES), text);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, such as 20:00');
const ours = (value: z.ZodType<string>) =>
  z.strictObject({ value, placeholder: z.boolean().default(false) }).transform((entry): string => entry.value);

const schemas = {
  brand: z.strictObject({
    name: ours(text),
    slug: ours(z.string().regex(/^[a-z0-9-]+$/)),
    siteUrl: ours(z.url().regex(/[^/]$/, 'must not end in a slash')),
    bookingUrl: ours(z.url()),
    email: ours(z.email()),
  }),
  prices: z.strictObject({
    from: z.array(z.strictObject({ currency: z.string().regex(/^[A-Z]{3}$/), amount: z.number().positive() })).min(1),
  }),
  navigation: z.strictObject({
    header: z.array(z.strictObject({ href: path, label: byLanguage })),
    footer: z.array(z.strictObject({ href: path, label: byLanguage })),
  }),
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

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
