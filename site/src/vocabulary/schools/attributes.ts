import * as z from 'zod';
import { flag, id } from '../attribute-kinds';

export const attributes = z.strictObject({ in: id, few: flag.optional() });
