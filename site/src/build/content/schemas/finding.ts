/** Navigation and search: `navigation.yaml`, `search.yaml`, `service-finder.yaml`, `chat.yaml` and `course-changes.yaml`. */
import { GOALS, SUBJECTS, type FinderTable } from '@tutoring/domain/service-finder';
import * as z from 'zod';
import { month, path, place, text } from './kinds';

const group = z.strictObject({ group: text, items: z.array(place).min(1) });

export const navigation = z.strictObject({
  featured: z.array(place),
  header: z.array(z.union([place, group])),
  footer: z.array(group),
  legal: z.array(place),
  popular: z.array(path),
});

export const search = z.strictObject({
  synonyms: z.array(z.array(text).min(2)),
  keywords: z.record(path, z.array(text).min(1)),
});

/** The pages of the service finder. Its rules are in @tutoring/domain. */
const finderTable = z.strictObject({
  subjects: z.record(z.enum(SUBJECTS), path),
  inProgramme: z.strictObject({
    ib: z.partialRecord(z.enum(SUBJECTS), path),
    ap: z.partialRecord(z.enum(SUBJECTS), path),
  }),
  goals: z.record(z.enum(GOALS).exclude(['course']), path),
  notInAp: path,
}) satisfies z.ZodType<FinderTable>;

export const serviceFinder = z.strictObject({ home: place, table: finderTable });

export const chat = z.strictObject({ homes: z.record(z.string(), z.array(path).min(1)) });

export const courseChanges = z
  .array(
    z.strictObject({
      course: text,
      programme: z.enum(['IB', 'AP']),
      // The first exam session of the new course.
      first: month,
      guide: text,
      before: text,
      after: text,
      pages: z.array(path).min(1),
      source: z.strictObject({ name: text, href: z.url().optional() }),
      // Who restates what the source itself does not state, such as weights.
      details: z.strictObject({ name: text, href: z.url().optional() }).optional(),
      checked: month,
      verified: z.boolean().default(true),
    }),
  )
  .min(1);
