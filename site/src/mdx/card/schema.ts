import * as z from 'zod';
import { link, oneOf, text } from '../attribute-types';
import { PLATE_NAMES } from '../hero/plates/names';

export const schema = z.strictObject({
  heading: text,
  href: link.optional(),
  plate: oneOf(...PLATE_NAMES).optional(),
});
