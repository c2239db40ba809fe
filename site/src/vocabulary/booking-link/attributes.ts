import * as z from 'zod';

export const attributes = z.strictObject({});
