import * as z from 'zod';
import { text } from '../attribute-types';

export const schema = z
  .strictObject({ label: text.optional().describe('What cards with plates have in common, for screen readers.') })
  .meta({
    description: 'A few ways to go on, next to each other.',
    snippet: `<Cards>

<Card heading="…" href="/contact">

Text

</Card>

</Cards>`,
  });
