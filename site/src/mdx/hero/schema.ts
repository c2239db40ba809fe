import * as z from 'zod';
import { figures, flag, id, text } from '../attribute-types';

export const schema = z.strictObject({
  kicker: text.optional(),
  plain: flag.optional(),
  id: id.optional(),
  drawing: figures.optional(),
  of: id.optional(),
  choose: text.optional(),
});
