import * as z from 'zod';
import { oneOf } from '../attribute-types';

export const schema = z
  .strictObject({
    by: oneOf('message', 'school')
      .optional()
      .describe(
        'message: “Ask a question first”. school: “Talk to us about your school”. Empty: “Book a Free Consultation”.',
      ),
  })
  .meta({
    description: 'The button that books a consultation. Once, at the end of the page.',
    snippet: `<BookingLink />`,
  });
