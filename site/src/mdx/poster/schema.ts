import * as z from 'zod';
import { text } from '../attribute-types';

/** More signs are wider than the margin. */
const MOST = 7;

export const schema = z.strictObject({ value: text.max(MOST, `write at most ${MOST} signs, such as 3/6`) });
