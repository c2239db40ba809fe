/** Navigation and search: `navigation.yaml`, `search.yaml`, `service-finder.yaml`, `chat.yaml`, `redirects.yaml` and `course-changes.yaml`. */
import { GOALS, SUBJECTS, type FinderTable } from '@tutoring/domain/service-finder';
import * as z from 'zod';
import { month, path, place, text } from './kinds';

const group = z.strictObject({
  group: text.meta({ title: 'Name of the group', description: 'Its label is in data/messages (groups).' }),
  items: z.array(place).min(1).meta({ title: 'Pages' }),
});

export const navigation = z
  .strictObject({
    featured: z.array(place).meta({ title: 'Featured', description: 'Pages marked with a sparkle.' }),
    header: z.array(z.union([place, group])).meta({ title: 'Header', description: 'Pages, and groups of pages.' }),
    footer: z.array(group).meta({ title: 'Footer', description: 'Groups of pages.' }),
    legal: z.array(place).meta({ title: 'Legal pages', description: 'The last line of the footer.' }),
    popular: z.array(path).meta({ title: 'Popular', description: 'Pages that the search offers first.' }),
  })
  .meta({
    title: 'Menus and footer',
    description: 'The pages in menus and footers, in order. Their labels are in data/messages (places).',
  });

export const search = z
  .strictObject({
    synonyms: z
      .array(z.array(text).min(2))
      .meta({ title: 'Synonyms', description: 'A page with one of them is found by all of them.' }),
    keywords: z
      .record(path, z.array(text).min(1))
      .meta({ title: 'Keywords', description: 'More terms for a page, by its address.' }),
  })
  .meta({ title: 'Search', description: 'Terms that the pages’ own texts lack.' });

/** The pages of the service finder. Its rules are in @tutoring/domain. */
const finderTable = z.strictObject({
  subjects: z.record(z.enum(SUBJECTS), path).meta({ title: 'Subjects', description: 'The page of each subject.' }),
  inProgramme: z
    .strictObject({
      ib: z.partialRecord(z.enum(SUBJECTS), path).meta({ title: 'IB' }),
      ap: z.partialRecord(z.enum(SUBJECTS), path).meta({ title: 'AP' }),
    })
    .meta({ title: 'By programme', description: 'Subjects with a page for one programme.' }),
  goals: z
    .record(z.enum(GOALS).exclude(['course']), path)
    .meta({ title: 'Goals', description: 'The page of each goal.' }),
  notInAp: path.meta({ title: 'Not in AP', description: 'The page for subjects that AP does not have.' }),
}) satisfies z.ZodType<FinderTable>;

export const serviceFinder = z
  .strictObject({
    home: place.meta({ title: 'Its own address', description: 'For incomplete answers.' }),
    table: finderTable.meta({ title: 'Pages' }),
  })
  .meta({ title: 'Service finder', description: 'The pages that the service finder leads to.' });

export const chat = z
  .strictObject({
    places: z
      .record(
        z.string(),
        z.strictObject({
          country: z
            .string()
            .regex(/^[A-Z]{2}$/)
            .optional()
            .meta({ title: 'Country', description: 'ISO 3166-1.' }),
          paths: z.array(path).min(1).meta({ title: 'Pages', description: 'The beginnings of the addresses.' }),
          names: text.meta({ title: 'Names', description: 'Separated by commas, in any language.' }),
        }),
      )
      .meta({ title: 'Places' }),
  })
  .meta({ title: 'Places for the chat', description: 'The places that questions name, and the pages about each.' });

export const courseChanges = z
  .array(
    z.strictObject({
      course: text.meta({ title: 'Course' }),
      programme: z.enum(['IB', 'AP']).meta({ title: 'Programme' }),
      // The first exam session of the new course.
      first: month.meta({
        title: 'First exams',
        description: 'The first exam session of the new course, such as 2027-05.',
      }),
      guide: text.meta({ title: 'Guide', description: 'The name of the exam board’s guide.' }),
      before: text.meta({ title: 'Before', description: 'In a sentence or two.' }),
      after: text.meta({ title: 'After', description: 'In a sentence or two.' }),
      pages: z.array(path).min(1).meta({ title: 'Pages', description: 'The pages that show it.' }),
      source: z
        .strictObject({ name: text.meta({ title: 'Name' }), href: z.url().optional().meta({ title: 'Address' }) })
        .meta({ title: 'Source', description: 'What somebody has read.' }),
      // Who restates what the source itself does not state, such as weights.
      details: z
        .strictObject({ name: text.meta({ title: 'Name' }), href: z.url().optional().meta({ title: 'Address' }) })
        .optional()
        .meta({ title: 'Details', description: 'Who restates what the source does not state.' }),
      checked: month.meta({
        title: 'Checked',
        description: 'The month in which somebody read the source, such as 2026-11.',
      }),
      verified: z
        .boolean()
        .default(true)
        .meta({ title: 'Verified', description: 'Off if some of it is not from the exam board.' }),
    }),
  )
  .min(1)
  .meta({ title: 'Courses whose exams change', description: 'On /learning/what-changes and the pages named here.' });

/** `course-changes/*.yaml`: the same in another language, by {@link courseChanges}' programme, course and first session. */
export const courseChangeTexts = z
  .record(
    z.string(),
    z.strictObject({
      course: text.meta({ title: 'Course' }),
      guide: text.meta({ title: 'Guide' }),
      before: text.meta({ title: 'Before' }),
      after: text.meta({ title: 'After' }),
    }),
  )
  .meta({ title: 'Course changes in another language', description: 'By programme, course and first session.' });

export const redirects = z
  .array(
    z.strictObject({
      from: z.string().meta({ title: 'From', description: 'The address that visitors open.' }),
      to: z.string().meta({ title: 'To', description: 'The page.' }),
      status: z.literal(200).optional().meta({
        title: 'Status',
        description: '200: the page is served at both addresses. Empty: visitors are sent on.',
      }),
    }),
  )
  .meta({ title: 'Redirects', description: 'Old and short addresses.' });
