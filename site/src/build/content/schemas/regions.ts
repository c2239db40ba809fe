/** Regions and schools: `regions.yaml`, `region-suggestion.yaml` and `schools.yaml`. */
import { LANGUAGES } from '@tutoring/domain/languages';
import * as z from 'zod';
import { month, path, text, time, zone } from './kinds.ts';

const lessonTimes = {
  zone: zone.meta({ title: 'Time zone', description: 'Such as Asia/Tokyo.' }),
  windows: z
    .array(
      z.strictObject({
        days: z
          .array(z.number().int().min(1).max(7))
          .min(1)
          .meta({ title: 'Days', description: '1 is Monday, 7 is Sunday.' }),
        from: time.meta({ title: 'From', description: 'Such as 15:30.' }),
        to: time.meta({ title: 'To', description: 'Such as 19:30.' }),
      }),
    )
    .meta({ title: 'Session hours', description: 'On the region’s own clock.' }),
};

export const regions = z
  .strictObject({
    withPage: z
      .record(
        z.string().regex(/^[a-z]{2}(-[a-z]{2,3})?$/),
        z.strictObject({
          ...lessonTimes,
          continent: text.meta({ title: 'Continent' }),
          country: z
            .string()
            .regex(/^[A-Z]{2}$/)
            .meta({ title: 'Country', description: 'The code of two letters.' }),
          subdivision: z
            .string()
            .regex(/^[A-Z0-9]{1,3}$/)
            .optional()
            .meta({ title: 'Part of the country', description: 'The second half of ISO 3166-2, such as CA.' }),
          sessions: z
            .array(z.union([z.literal(5), z.literal(11)]))
            .min(1)
            .meta({ title: 'Exam sessions', description: 'The months of its IB exams: 5 is May, 11 is November.' }),
          currency: z
            .string()
            .regex(/^[A-Z]{3}$/)
            .meta({ title: 'Currency', description: 'The code of three letters.' }),
          channel: text.meta({ title: 'Channel', description: 'One in brand.yaml.' }),
          schools: text.meta({ title: 'Schools', description: 'A list in schools.yaml.' }),
          languages: z
            .array(
              z.strictObject({
                lang: text.meta({ title: 'Language' }),
                path: path.meta({ title: 'Page' }),
                label: text.meta({ title: 'Label' }),
              }),
            )
            .min(1)
            .meta({ title: 'Languages', description: 'The pages of the region.' }),
          // The legal notice that the region's law requires, in each language of the region's families.
          legal: z
            .array(
              z.strictObject({
                lang: text.meta({ title: 'Language' }),
                path: path.meta({ title: 'Page' }),
                label: text.meta({ title: 'Label' }),
              }),
            )
            .default([])
            .meta({ title: 'Legal notice', description: 'The notice that the region’s law requires.' }),
        }),
      )
      .transform((regions) => Object.entries(regions).map(([id, region]) => ({ id, ...region })))
      .meta({ title: 'Regions with a page', description: 'In the order of the footer.' }),
    withoutPage: z
      .record(
        z.string().regex(/^[a-z]{2}$/),
        z.strictObject({
          ...lessonTimes,
          nearest: z
            .array(text)
            .min(1, 'must name the nearest regions with a page')
            .meta({ title: 'Nearest', description: 'The nearest regions with a page.' }),
        }),
      )
      .transform((regions) =>
        Object.entries(regions).map(([id, region]) => ({ id, country: id.toUpperCase(), ...region })),
      )
      .meta({ title: 'Other regions', description: 'They share one page.' }),
  })
  .meta({ title: 'Regions', description: 'The regions, by the code in their address.' });

export const regionSuggestion = z
  .record(
    z.enum(LANGUAGES),
    z.strictObject({
      heading: text
        .includes('{place}', 'must have {place} in place of the region')
        .meta({ title: 'Link', description: 'With {place}.' }),
      text: text.meta({ title: 'Text', description: 'Next to the link on wide screens.' }),
      wrong: text
        .includes('{place}', 'must have {place} in place of the region')
        .meta({ title: 'Other region', description: 'With {place}. It opens the list of regions.' }),
      places: z.record(z.string(), text).meta({ title: 'Places', description: 'In the form that the sentence needs.' }),
    }),
  )
  .meta({ title: 'Suggested region', description: 'The strip that suggests a region’s page, in each language.' });

const school = z
  .strictObject({
    name: text.meta({ title: 'Name' }),
    city: text.meta({ title: 'City' }),
    // Its name and city as the school writes them in other languages.
    local: z
      .partialRecord(
        z.enum(LANGUAGES),
        z.strictObject({ name: text.meta({ title: 'Name' }), city: text.meta({ title: 'City' }) }),
      )
      .optional()
      .meta({ title: 'In other languages', description: 'As the school writes them.' }),
    programmes: z
      .array(z.enum(['IB PYP', 'IB MYP', 'IB DP', 'IB CP', 'AP', 'A-level']))
      .min(1)
      .meta({ title: 'Programmes' }),
    website: z
      .string()
      .regex(/^[a-z0-9.-]+\.[a-z]+(\/\S*)?$/, 'must be an address without https://')
      .optional()
      .meta({ title: 'Website', description: 'Without https://.' }),
    source: text.optional().meta({ title: 'Source' }),
    verified: z
      .boolean()
      .default(true)
      .meta({ title: 'Verified', description: 'Off if nobody has checked the school’s own site or the IB’s list.' }),
  })
  .meta({ title: 'School' });

export const schools = z
  .strictObject({
    checked: month.meta({
      title: 'Checked',
      description: 'The month in which the programmes were read, such as 2026-11.',
    }),
    languages: z
      .record(
        text,
        z.array(z.strictObject({ lang: text.meta({ title: 'Language' }), path: path.meta({ title: 'Page' }) })),
      )
      .meta({ title: 'Versions in other languages', description: 'By place.' }),
    lists: z.record(z.string(), z.array(school).min(1)).meta({ title: 'Lists', description: 'By place.' }),
  })
  .meta({
    title: 'Schools',
    description: 'Schools that teach the IB Diploma or AP. Being listed is no recommendation.',
  });
