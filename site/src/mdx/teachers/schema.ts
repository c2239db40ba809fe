import * as z from 'zod';

/** Templates add it; it takes no attributes. */
export const schema = z
  .strictObject({})
  .meta({ description: 'Who teaches the course of this page, from the people.', snippet: `<Teachers />` });
