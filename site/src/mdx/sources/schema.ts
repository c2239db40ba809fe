import * as z from 'zod';
import { month } from '../attribute-types';

export const schema = z.strictObject({ checked: month });
