import * as z from 'zod';
import { id } from '../attribute-types';

export const schema = z.strictObject({ course: id.describe('The id of the course, such as ib-chemistry.') }).meta({
  description: 'How a course is assessed: a table for each level, with weights.',
  snippet: `<Assessment course="ib-chemistry" />`,
});
