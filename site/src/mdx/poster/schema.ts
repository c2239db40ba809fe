import * as z from 'zod';
import { text } from '../attribute-types';

/** More signs are wider than the margin. */
const MOST = 7;

export const schema = z
  .strictObject({
    value: text.max(MOST, `write at most ${MOST} signs, such as 3/6`).describe('The number: at most seven signs.'),
  })
  .meta({
    description: 'A number from the section’s text, large in its margin.',
    snippet: `<Poster value="45">points: the most that an IB Diploma can have</Poster>`,
  });
