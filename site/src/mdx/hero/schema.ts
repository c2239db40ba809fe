import * as z from 'zod';
import { figures, flag, id, oneOf, text } from '../attribute-types';
import { PLATE_NAMES } from './plates/names';

export const schema = z
  .strictObject({
    kicker: text.optional().describe('A short line above the heading.'),
    plain: flag.optional().describe('yes: no buttons and no price, for articles, guides and legal pages.'),
    compact: flag.optional().describe('yes: as plain, and short on phones.'),
    id: id.optional().describe('A name for links, such as free-tools.'),
    drawing: figures.optional().describe('A drawing made from facts.'),
    of: id.optional().describe('What the drawing is about, such as the course ib-chemistry.'),
    plate: oneOf(...PLATE_NAMES)
      .optional()
      .describe('The plate of a subject: a drawing with a common error and a tutor’s mark.'),
    choose: text.optional().describe('With several exercises: tells readers to choose one.'),
  })
  .meta({
    description: 'The first screen: one heading and one short paragraph.',
    snippet: `<Hero>

# Heading

One short paragraph.

</Hero>`,
  });
