import * as z from 'zod';
import { text } from '../attribute-types';

export const schema = z.strictObject({ text: text.describe('The remark, at most 110 characters.') }).meta({
  description: 'A tutor’s remark in the margin, at the end of a paragraph.',
  snippet: `<Note text="…" />`,
  inline: true,
});
