/** What runs from one day to another: `offers.yaml` and `banners.yaml`. Forms for the owner are made from these titles and descriptions. */
import * as z from 'zod';
import { path } from './kinds';

/** A day. YAML and forms write it alike. */
const day = z.iso.date('must be a day of the calendar, written year-month-day, such as 2027-09-01');

const first = day.meta({ title: 'First day', description: 'It starts at midnight in Toronto.' });
const last = day.meta({ title: 'Last day', description: 'It ends when this day ends in Toronto.' });

export const offers = z
  .record(
    z.string(),
    z.strictObject({
      from: first
        .optional()
        .meta({ title: 'First day', description: 'It starts at midnight in Toronto. Empty: it runs already.' }),
      until: last,
      card: z.boolean().default(false).meta({
        title: 'Show a card',
        description: 'Other pages also show it once a visit on a card, with its short terms.',
      }),
      pages: z
        .array(path)
        .min(1, 'must name the page with the conditions')
        .meta({ title: 'Pages', description: 'The pages that show it. The first has the conditions.' }),
    }),
  )
  .meta({ title: 'Offers', description: 'By name. Their texts are in data/messages (offers, offerTerms).' });

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
