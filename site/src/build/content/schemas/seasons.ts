/** What runs from one day to another: `offers.yaml` and `banners.yaml`. Forms for the owner are made from these titles and descriptions. */
import * as z from 'zod';
import { path, text, translated } from './kinds.ts';

/** A day. YAML and forms write it alike. */
const day = z.iso.date('must be a day of the calendar, written year-month-day, such as 2027-09-01');

const first = day.meta({ title: 'First day', description: 'It starts at midnight in Toronto.' });
const last = day.meta({ title: 'Last day', description: 'It ends when this day ends in Toronto.' });

/** The name of an entry is in the addresses of its cards and in what browsers store. */
const name = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters and digits, with hyphens between words, such as new-year');

const offer = z
  .strictObject({
    text: translated(
      'Text',
      'One sentence, above the pages while the offer runs. Write {until} in place of its last day.',
      text.includes('{until}', 'must have {until} in place of the last day'),
    ),
    terms: translated('Short terms', 'One or two sentences, for the card.').optional(),
    from: first
      .optional()
      .meta({ title: 'First day', description: 'It starts at midnight in Toronto. Empty: it runs already.' }),
    until: last,
    card: z.boolean().default(false).meta({
      title: 'Show a card',
      description: 'Other pages also show it once a visit on a card, with its short terms.',
    }),
    pages: z
      .array(path.meta({ title: 'Page', description: 'Its address, such as /promo.' }))
      .min(1, 'must name the page with the conditions')
      .meta({ title: 'Pages', description: 'The pages that show it. The first has the conditions.' }),
  })
  .refine(({ card, terms }) => !card || terms !== undefined, {
    path: ['terms'],
    message: 'must have the short terms, which the card shows: write them, or turn the card off',
  });

export const offers = z.record(name, offer).meta({ title: 'Offers', description: 'By name, such as new-year.' });

export const banners = z
  .record(
    z.string(),
    z.strictObject({
      from: first,
      until: last,
      href: path.meta({ title: 'Link', description: 'The page with the details. The banner does not show there.' }),
      sample: z
        .boolean()
        .default(false)
        .meta({ title: 'Sample', description: 'On until you have set the days of your next season.' }),
    }),
  )
  .meta({
    title: 'Banners',
    description: 'One line above every page, by name. Their texts are in data/messages (banners).',
  });
