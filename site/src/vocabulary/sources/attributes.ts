import * as z from 'zod';
import { month } from '../attribute-kinds';

export const attributes = z.strictObject({ checked: month });
