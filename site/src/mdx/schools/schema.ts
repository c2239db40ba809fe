import * as z from 'zod';
import { flag, id } from '../attribute-types';

export const schema = z.strictObject({ in: id, few: flag.optional() });
