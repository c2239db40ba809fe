/** Helplines and emergency numbers: `helplines.yaml`. */
import { LANGUAGES } from '@tutoring/domain/languages';
import * as z from 'zod';
import { byLanguage, month, text } from './kinds';

const country = z.string().regex(/^[A-Z]{2}$/, 'must be a country code of ISO 3166-1, such as DE');
/** A telephone number, formatted for readers. */
const number = z.string().regex(/^[\d][\d\s-]+$/, 'must be a telephone number in quotes');
const source = z.url({ protocol: /^https?$/, error: 'must be the address where it was checked' });

const line = z.strictObject({
  name: text,
  lang: z.enum(LANGUAGES),
  for: z.enum(['everyone', 'young', 'protection']),
  call: number,
  text: number.optional(),
  always: z.boolean().default(false),
  opening: text.optional(),
  confidence: z.enum(['high', 'medium', 'low']),
  source,
  checked: month,
});

export const helplines = z.strictObject({
  elsewhere: z.strictObject({ name: text, url: z.url({ protocol: /^https$/ }), source, checked: month }),
  countries: z.record(
    country,
    z.strictObject({
      emergency: z.strictObject({ police: text, ambulance: text, note: byLanguage.optional() }),
      lines: z.array(line).min(1),
    }),
  ),
});
