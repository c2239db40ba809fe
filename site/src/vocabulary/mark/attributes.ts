import * as z from 'zod';
import { oneOf, text } from '../attribute-kinds';

/** With a note, the words are marked in a script. */
export const attributes = z.strictObject({
  note: text.optional(),
  by: oneOf('tutor', 'ai').optional(),
  kind: oneOf('underline', 'highlight', 'tick').optional(),
});
