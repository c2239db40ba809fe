import * as z from 'zod';
import { figures, flag, id, oneOf, text } from '../attribute-types';
import { PLATE_NAMES } from './plates/names';

export const schema = z.strictObject({
  kicker: text.optional(),
  plain: flag.optional(),
  compact: flag.optional(),
  id: id.optional(),
  drawing: figures.optional(),
  of: id.optional(),
  plate: oneOf(...PLATE_NAMES).optional(),
  choose: text.optional(),
});
