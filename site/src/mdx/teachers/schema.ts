import * as z from 'zod';

/** Templates add it; it takes no attributes. */
export const schema = z.strictObject({});
