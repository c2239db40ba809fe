import * as z from 'zod';
import { oneOf, text } from '../attribute-types';

/** With a note, the text is marked in a script; without one, it is highlighted. */
export const schema = z.strictObject({
  note: text.optional(),
  by: oneOf('tutor', 'ai').optional(),
  variant: oneOf('underline', 'highlight', 'tick').optional(),
});
