/** Regions and schools: `regions.yaml`, `region-suggestion.yaml` and `schools.yaml`. */
import { LANGUAGES } from '@tutoring/domain/languages';
import * as z from 'zod';
import { month, path, text, time, zone } from './kinds';

const lessonTimes = {
  zone,
  windows: z.array(z.strictObject({ days: z.array(z.number().int().min(1).max(7)).min(1), from: time, to: time })),
};

export const regions = z.strictObject({
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
        // The legal notice that the region's law requires, in each language of the region's families.
        legal: z.array(z.strictObject({ lang: text, path, label: text })).default([]),
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
});

export const regionSuggestion = z.record(
  z.enum(LANGUAGES),
  z.strictObject({
    heading: text.includes('{place}', 'must have {place} in place of the region'),
    text,
    wrong: text.includes('{place}', 'must have {place} in place of the region'),
    places: z.record(z.string(), text),
  }),
);

const school = z.strictObject({
  name: text,
  city: text,
  // Its name and city as the school writes them in other languages.
  local: z.partialRecord(z.enum(LANGUAGES), z.strictObject({ name: text, city: text })).optional(),
  programmes: z.array(z.enum(['IB PYP', 'IB MYP', 'IB DP', 'IB CP', 'AP', 'A-level'])).min(1),
  website: z
    .string()
    .regex(/^[a-z0-9.-]+\.[a-z]+(\/\S*)?$/, 'must be an address without https://')
    .optional(),
  source: text.optional(),
  verified: z.boolean().default(true),
});

export const schools = z.strictObject({
  checked: month,
  languages: z.record(text, z.array(z.strictObject({ lang: text, path }))),
  lists: z.record(z.string(), z.array(school).min(1)),
});
