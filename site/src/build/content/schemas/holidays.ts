/** `holidays.yaml`: the holidays of school calendars, in groups of one source. */
import type { SchoolHolidays } from '@tutoring/domain/dates';
import { dayOf, rangeOf } from '@tutoring/domain/study-plan';
import * as z from 'zod';
import { basis, id, source } from './dates';
import { month, text } from './kinds';

const period = z
  .string()
  .refine(
    (one) => firstAndLast(one) !== undefined,
    'must be a day such as 2027-02-15, or a period such as 2026-12-21/2027-01-01 that does not end before it begins',
  );

/** The first and the last day of a period; `undefined` if there is no such day, or it ends before it begins. */
function firstAndLast(one: string): readonly [number, number] | undefined {
  const day = dayOf(one);
  const range = day === undefined ? rangeOf(one) : ([day, day] as const);
  return range && range[0] <= range[1] ? range : undefined;
}

const isRising = (off: readonly string[]) =>
  off.every((one, at) => at === 0 || (firstAndLast(off[at - 1] ?? '')?.[1] ?? 0) < (firstAndLast(one)?.[0] ?? 0));

const group = z
  .strictObject({
    group: text.meta({ title: 'Group', description: 'For people who check holidays.' }),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'must be a country’s code, such as CA')
      .meta({ title: 'Country', description: 'ISO 3166-1, such as CA.' }),
    status: z.enum(['confirmed', 'expected']).meta({
      title: 'Status',
      labels: { confirmed: 'Confirmed', expected: 'Expected' },
      description: 'Confirmed: the body has published it.',
    }),
    basis,
    source,
    checked: month.meta({ title: 'Checked', description: 'The month in which somebody compared it, such as 2026-11.' }),
    calendars: z
      .array(
        z
          .strictObject({
            id: id.meta({ title: 'Id', description: 'Never change it: links to plans have it.' }),
            place: text
              .optional()
              .meta({ title: 'Place', description: 'In its own language. Empty: the whole country.' }),
            off: z
              .array(period)
              .min(1)
              .refine(isRising, 'must be in order, and no period may overlap the one before it')
              .meta({ title: 'Days off', description: 'Days, and periods such as 2026-12-21/2027-01-01.' }),
          })
          .meta({ title: 'Calendar' }),
      )
      .min(1)
      .meta({ title: 'Calendars' }),
  })
  .refine(
    ({ status, basis }) => (status === 'expected') === (basis !== undefined),
    'must say how expected holidays were derived (basis), and only then',
  )
  .meta({ title: 'Group' });

export const holidays = z
  .array(group)
  .min(1)
  .transform((groups) =>
    groups.flatMap(({ group: _, calendars, ...all }): SchoolHolidays[] =>
      calendars.map((calendar) => ({ ...all, ...calendar })),
    ),
  )
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'must not have two calendars with the same id')
  .meta({
    title: 'School holidays',
    description: 'Days off that the study planner can fill in. One group has one source.',
  });
