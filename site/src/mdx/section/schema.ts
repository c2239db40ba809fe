import * as z from 'zod';
import { flag, id, oneOf, text } from '../attribute-types';

export const schema = z.strictObject({
  title: text,
  tone: oneOf('sunken').optional(),
  id: id.optional(),
  wide: flag.optional(),
  fold: flag.optional(),
});
