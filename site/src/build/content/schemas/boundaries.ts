/** `ib-boundaries.yaml`: grade boundaries of past IB sessions. */
import type { IbBoundaries } from '@tutoring/domain/ib-boundaries';
import * as z from 'zod';
import { month, text } from './kinds';

/** `M25` for May 2025, `N24` for November 2024. */
const session = z.string().regex(/^[MN]\d\d$/, 'must be M or N and a year, such as M25');
const percent = z.number().int().min(1).max(99);

const source = z
  .strictObject({
    sources: z.array(text).min(1).meta({ title: 'Sources', description: 'What somebody read, the best source first.' }),
    confidence: z.enum(['high', 'medium', 'low']).meta({
      title: 'Confidence',
      labels: { high: 'High', medium: 'Medium', low: 'Low' },
      description: 'High: the IB’s document, or two sources that agree. Medium: one source that was right elsewhere.',
    }),
  })
  .meta({ title: 'Session' });

const papers = z
  .record(text, z.array(percent).length(6, 'must have the six boundaries of the grades 2 to 7'))
  .meta({ title: 'Session', description: 'By exam paper: its time zone, and in History HL its region.' });
const level = z.record(session, papers).optional();

export const ibBoundaries = z
  .strictObject({
    checked: month.meta({
      title: 'Checked',
      description: 'The month in which the sources were read, such as 2026-11.',
    }),
    sessions: z
      .record(session, source)
      .meta({ title: 'Sessions', description: 'Where the boundaries of each session come from.' }),
    courses: z
      .record(
        text,
        z
          .strictObject({
            SL: level.meta({ title: 'SL', description: 'By session.' }),
            HL: level.meta({ title: 'HL', description: 'By session.' }),
          })
          .meta({ title: 'Course' }),
      )
      .meta({ title: 'Courses', description: 'The lowest per cent of the grades 2 to 7, by course.' }),
  })
  .meta({ title: 'IB grade boundaries', description: 'Of past sessions. The subject calculator grades marks by them.' })
  .transform((file): IbBoundaries => file as IbBoundaries);
