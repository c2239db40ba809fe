/** Helplines and emergency numbers: `helplines.yaml`. */
import { LANGUAGES } from '@tutoring/domain/languages';
import * as z from 'zod';
import { byLanguage, month, text } from './kinds';

const country = z.string().regex(/^[A-Z]{2}$/, 'must be a country code of ISO 3166-1, such as DE');
/** A telephone number, formatted for readers. */
const number = z.string().regex(/^[\d][\d\s-]+$/, 'must be a telephone number in quotes');
const source = z.url({ protocol: /^https?$/, error: 'must be the address where it was checked' });

const line = z.strictObject({
  name: text.meta({ title: 'Name' }),
  lang: z.enum(LANGUAGES).meta({ title: 'Language of the name' }),
  for: z.enum(['everyone', 'young', 'protection']).meta({
    title: 'For',
    description: 'everyone, young (children and young people), or protection (a child is being harmed).',
  }),
  call: number.meta({ title: 'Call', description: 'The number to call.' }),
  text: number.optional().meta({ title: 'Text message', description: 'The number for messages.' }),
  always: z.boolean().default(false).meta({ title: 'Day and night' }),
  opening: text.optional().meta({ title: 'Opening hours', description: 'In the language of the name.' }),
  confidence: z.enum(['high', 'medium', 'low']).meta({
    title: 'Confidence',
    description: 'high: confirmed by the organisation or an authority. Entries with low confidence are not shown.',
  }),
  source: source.meta({ title: 'Source', description: 'The address where it was checked.' }),
  checked: month.meta({ title: 'Checked', description: 'The month, such as 2026-11.' }),
});

export const helplines = z
  .strictObject({
    elsewhere: z
      .strictObject({
        name: text.meta({ title: 'Name' }),
        url: z.url({ protocol: /^https$/ }).meta({ title: 'Address' }),
        source: source.meta({ title: 'Source' }),
        checked: month.meta({ title: 'Checked', description: 'The month, such as 2026-11.' }),
      })
      .meta({ title: 'In other countries' }),
    countries: z
      .record(
        country,
        z.strictObject({
          emergency: z
            .strictObject({
              police: text.meta({ title: 'Police' }),
              ambulance: text.meta({ title: 'Ambulance' }),
              note: byLanguage.optional().meta({ title: 'Note', description: 'Next to the numbers on the page.' }),
            })
            .meta({ title: 'Emergency numbers' }),
          lines: z
            .array(line)
            .min(1)
            .meta({ title: 'Helplines', description: 'In the order in which they are shown.' }),
        }),
      )
      .meta({ title: 'Countries', description: 'By the code of the country.' }),
  })
  .meta({ title: 'Helplines', description: 'For the chat’s answer to somebody in distress, and for /safeguarding.' });
