import * as z from 'zod';
import { text } from '../attribute-types';

/** `of`: the id of a statement in data/claims.yaml. */
export const schema = z.strictObject({ of: text });
