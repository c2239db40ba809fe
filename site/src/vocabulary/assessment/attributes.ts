import * as z from 'zod';
import { id } from '../attribute-kinds';

export const attributes = z.strictObject({ course: id });
