import * as z from 'zod';
import { oneOf } from '../attribute-kinds';

export const attributes = z.strictObject({
  by: oneOf('message').optional(),
});
