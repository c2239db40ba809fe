import * as z from 'zod';
import { flag, id } from '../attribute-types';

export const schema = z
  .strictObject({
    in: id.describe('The id of the place, such as japan.'),
    few: flag.optional().describe('yes: some names and a link to the list.'),
  })
  .meta({ description: 'The schools of a place, with filters.', snippet: `<Schools in="japan" />` });
