import * as z from 'zod';
import { id, oneOf, path, text } from '../attribute-types';
import { DIAGRAM_NAMES } from './diagrams';

export const schema = z.strictObject({
  title: text.optional(),
  question: text.optional(),
  grade: text.optional(),
  from: path.optional(),
  /** The language of the student's text, if it is not the page's: students answer in English. */
  lang: oneOf('en').optional(),
  try: id.optional(),
  scheme: text.optional(),
  more: text.optional(),
  diagram: oneOf(...DIAGRAM_NAMES).optional(),
});
