import * as z from 'zod';
import { drawing, flag, id, oneOf, text } from '../attribute-types';

export const schema = z.strictObject({
  title: text,
  tone: oneOf('sunken').optional(),
  id: id.optional(),
  drawing: drawing.optional(),
  wide: flag.optional(),
});
