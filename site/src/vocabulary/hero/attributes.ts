import * as z from 'zod';
import { drawing, flag, id, text } from '../attribute-kinds';

export const attributes = z.strictObject({
  kicker: text.optional(),
  plain: flag.optional(),
  id: id.optional(),
  drawing: drawing.optional(),
});
