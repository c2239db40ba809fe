import * as z from 'zod';
import { id, path, text } from '../attribute-kinds';

export const attributes = z.strictObject({
  title: text.optional(),
  grade: text.optional(),
  subject: text.optional(),
  from: path.optional(),
  try: id.optional(),
  scheme: text.optional(),
  more: text.optional(),
});
