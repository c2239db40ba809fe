import * as z from 'zod';
import { link, oneOf, text } from '../attribute-types';
import { PLATE_NAMES } from '../hero/plates/names';

export const schema = z
  .strictObject({
    heading: text.describe('The heading of the card.'),
    href: link.optional().describe('The page or the place that it opens.'),
    plate: oneOf(...PLATE_NAMES)
      .optional()
      .describe('The plate of a subject: a drawing with a common error and a tutor’s mark.'),
  })
  .meta({
    description: 'A way to go on, inside Cards.',
    snippet: `<Card heading="…" href="/contact">

Text

</Card>`,
  });
