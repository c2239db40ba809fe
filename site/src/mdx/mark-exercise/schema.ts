import * as z from 'zod';
import { path, text } from '../attribute-types';

export const schema = z.strictObject({
  subject: text.optional(),
  question: text.optional(),
  grade: text.optional(),
  scheme: text.optional(),
  from: path.optional(),
});
