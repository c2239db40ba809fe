/** `dates.yaml`: exam dates, results and deadlines, in groups of one source; and their texts in `dates/*.yaml`. */
import { DATE_BASES, DATE_KINDS, DATE_STATUSES, type KeyDate } from '@tutoring/domain/dates';
import * as z from 'zod';
import { month, text, time, zone } from './kinds';

const day = z.iso.date('must be a day of the calendar, written year-month-day, such as 2027-05-03');
export const id = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be small letters and digits, with hyphens between words, such as ucas-2027-main',
  );

export const source = z
  .strictObject({ name: text.meta({ title: 'Name' }), href: z.url().meta({ title: 'Address' }) })
  .meta({ title: 'Source', description: 'The page of the body that decides.' });

/** How an expected date was derived. */
export const basis = z
  .enum(DATE_BASES)
  .optional()
  .meta({
    title: 'Basis',
    labels: {
      rule: 'A rule without a year',
      'last-year': 'The same week as a year before',
      restated: 'Restated by others',
      usual: 'Usual',
    },
    description: 'How an expected date was derived.',
  });

/** What a group can say for all its dates. */
const shared = {
  name: id.optional().meta({ title: 'Name', description: 'A text of data/dates, such as ap-exam.' }),
  subject: text
    .optional()
    .meta({ title: 'Subject', description: 'Fills {subject} in the text, such as AP Chemistry.' }),
  kind: z
    .enum(DATE_KINDS)
    .optional()
    .meta({
      title: 'Kind',
      labels: {
        exam: 'Exam',
        'late-exam': 'Late-testing exam',
        results: 'Results',
        coursework: 'Coursework',
        ordering: 'Ordering of exams',
        opening: 'Opening',
        deadline: 'Deadline',
      },
    }),
  programme: z.enum(['IB', 'AP']).optional().meta({ title: 'Programme', description: 'Empty for applications.' }),
  courses: z.array(text).min(1).optional().meta({ title: 'Courses', description: 'Ids, such as ap-chemistry.' }),
  regions: z.array(text).min(1).optional().meta({ title: 'Regions', description: 'Codes. Empty: for everybody.' }),
  session: month.optional().meta({ title: 'Exam session', description: 'Such as 2027-05.' }),
  time: time.optional().meta({ title: 'Time', description: 'On the last day, such as 18:00.' }),
  zone: zone.optional().meta({ title: 'Time zone', description: 'Such as Europe/London.' }),
  status: z
    .enum(DATE_STATUSES)
    .optional()
    .meta({
      title: 'Status',
      labels: { confirmed: 'Confirmed', expected: 'Expected', cancelled: 'Cancelled' },
      description: 'Confirmed: the body has published it. Cancelled: calendars remove it.',
    }),
  basis,
  source: source.optional(),
  asOf: month.optional().meta({ title: 'As of', description: 'The month of the copy that was read.' }),
  changed: day.optional().meta({ title: 'Changed', description: 'The day of your last change of the date.' }),
};

const group = z
  .strictObject({
    ...shared,
    group: text.meta({ title: 'Group', description: 'For people who check dates.' }),
    source,
    checked: month.meta({ title: 'Checked', description: 'The month in which somebody compared it, such as 2026-11.' }),
    dates: z
      .array(
        z
          .strictObject({
            ...shared,
            id: id.meta({ title: 'Id', description: 'Never change it: calendars know the date by it.' }),
            day: day.meta({ title: 'Day', description: 'Or the first day of a period.' }),
            until: day.optional().meta({ title: 'Until', description: 'The last day of a period.' }),
            sitting: z
              .union([z.literal(1), z.literal(2)])
              .optional()
              .meta({ title: 'AP session of the day', description: '1 or 2.' }),
          })
          .meta({ title: 'Date' }),
      )
      .min(1)
      .meta({ title: 'Dates' }),
  })
  .meta({ title: 'Group' });

/** The dates of a group, each with what the group says for all. */
const flat = z
  .array(group)
  .min(1)
  .transform((groups, context): KeyDate[] =>
    groups.flatMap(({ group: _, dates, ...all }, at) =>
      dates.map((one, index) => {
        // A date’s own status replaces the group’s with its basis.
        const { basis, ...rest } = { ...all, ...one };
        const date = rest.status === 'expected' ? { ...rest, basis } : { ...rest, ...(one.basis && { basis }) };
        for (const field of ['name', 'kind', 'status', 'changed'] as const) {
          if (date[field] === undefined)
            context.addIssue({
              code: 'custom',
              path: [at, 'dates', index, field],
              message: 'is missing here and in the group',
            });
        }
        return date as KeyDate;
      }),
    ),
  );

export const dates = flat.meta({
  title: 'Dates',
  description: 'Exams, results and deadlines, on /dates and in calendars. One group has one source.',
});

export const dateTexts = z.record(id, text).meta({
  title: 'Texts of the dates',
  description: 'By name. {subject} stands for the subject, such as AP Chemistry.',
});
