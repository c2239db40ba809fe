import * as z from 'zod';
import { drawing, figures, flag, id, oneOf, text } from '../attribute-types';

export const schema = z.strictObject({
  kicker: text.optional(),
  plain: flag.optional(),
  id: id.optional(),
  drawing: oneOf(...drawing.options, ...figures.options).optional(),
  of: id.optional(),
  choose: text.optional(),
});
