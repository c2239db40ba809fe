import * as z from 'zod';
import { oneOf } from '../attribute-types';

export const schema = z.strictObject({
  by: oneOf('message', 'school').optional(),
});
