import * as z from 'zod';
import { text } from '../attribute-kinds';

export const attributes = z.strictObject({ text });
