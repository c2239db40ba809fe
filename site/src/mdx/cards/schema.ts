import * as z from 'zod';
import { text } from '../attribute-types';

export const schema = z.strictObject({ label: text.optional() });
