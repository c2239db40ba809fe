import * as z from 'zod';
import { month } from '../attribute-types';

export const schema = z
  .strictObject({ checked: month.describe('The month in which somebody checked them, such as 2026-11.') })
  .meta({
    description: 'The list of the sources of all claims, at the end.',
    snippet: `<Sources checked="2026-11">

- [Name of the source, 2026](https://example.org)

</Sources>`,
  });
