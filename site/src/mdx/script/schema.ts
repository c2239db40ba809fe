import * as z from 'zod';
import { id, path, text } from '../attribute-types';

export const schema = z.strictObject({
  title: text.optional(),
  question: text.optional(),
  grade: text.optional(),
  from: path.optional(),
  try: id.optional(),
  scheme: text.optional(),
  more: text.optional(),
});
