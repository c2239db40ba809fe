import * as z from 'zod';
import { flag, oneOf } from '../attribute-types';

export const schema = z
  .strictObject({
    name: oneOf(
      'ap-calculator',
      'blog-search',
      'contents',
      'embed-lines',
      'embed-script',
      'grade-calculator',
      'lead-form',
      'marked',
      'next-steps',
      'privacy-regions',
      'reference',
      'saved-pages',
      'search',
      'service-finder',
      'stored-items',
      'student-sheet',
      'study-hours-estimator',
      'subject-calculator',
    ).describe('Which one.'),
    /** Shows the short version of a calculator, on a page with other content. */
    brief: flag.optional().describe('yes: a calculator explains its result only on request.'),
    /** Whether the contact form takes pages to mark. */
    work: oneOf('asked', 'offered')
      .optional()
      .describe('The contact form takes pages to mark: asked makes them required, offered does not.'),
  })
  .meta({ description: 'A form, a calculator, a search or another tool.', snippet: `<Widget name="lead-form" />` });
export type WidgetName = z.output<typeof schema>['name'];
