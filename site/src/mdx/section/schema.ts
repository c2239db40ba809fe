import * as z from 'zod';
import { flag, id, oneOf, text } from '../attribute-types';

export const schema = z
  .strictObject({
    title: text.describe('The heading of the chapter.'),
    tone: oneOf('sunken').optional().describe('A darker background, for every second or third chapter.'),
    id: id.optional().describe('A name for links, such as refunds.'),
    wide: flag.optional().describe('yes: the full width.'),
    fold: flag.optional().describe('yes: long lists and texts fold.'),
  })
  .meta({
    description: 'A chapter with a heading.',
    snippet: `<Section title="…">

Text

</Section>`,
  });
