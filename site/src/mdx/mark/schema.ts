import * as z from 'zod';
import { oneOf, text } from '../attribute-types';

/** With a note, the text is marked in a script; without one, it is highlighted. */
export const schema = z
  .strictObject({
    note: text.optional().describe('A note in the margin about these words.'),
    by: oneOf('tutor', 'ai').optional().describe('Who wrote the note. Empty: the tutor.'),
    variant: oneOf('underline', 'highlight', 'tick')
      .optional()
      .describe('How the words are marked. Empty: underlined.'),
  })
  .meta({
    description: 'Highlights a few words, or marks a student’s words with a note.',
    snippet: `<Mark>words</Mark>`,
    inline: true,
  });
