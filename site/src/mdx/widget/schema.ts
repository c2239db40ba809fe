import * as z from 'zod';
import { flag, oneOf } from '../attribute-types';

export const schema = z.strictObject({
  name: oneOf(
    'ap-calculator',
    'blog-search',
    'contents',
    'grade-calculator',
    'lead-form',
    'next-steps',
    'privacy-regions',
    'reference',
    'saved-pages',
    'search',
    'service-finder',
    'stored-items',
    'study-hours-estimator',
    'subject-calculator',
  ),
  /** Shows the short version of a calculator, on a page with other content. */
  brief: flag.optional(),
});
export type WidgetName = z.output<typeof schema>['name'];
