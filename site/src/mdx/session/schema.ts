import * as z from 'zod';
import { text } from '../attribute-types';

/** The three lines of the tutor's note after the session. */
export const schema = z.strictObject({ well: text, lost: text, next: text });
