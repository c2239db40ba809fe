import * as z from 'zod';
import { path, text } from '../attribute-types';

export const schema = z
  .strictObject({
    subject: text.optional().describe('Its name in a pile of exercises.'),
    question: text.optional().describe('The question.'),
    grade: text.optional().describe('The tutor’s marks, such as 1/4. As many sentences as that have a tick.'),
    scheme: text.optional().describe('How the marks are given.'),
    from: path
      .optional()
      .describe('Instead of all others: shows the exercise of another page, such as /mark-it-yourself/chemistry.'),
  })
  .meta({
    description: 'A student’s answer for readers to mark: four to eight sentences.',
    snippet: `<MarkExercise question="…" grade="1/2" scheme="…">

1. <Mark note="…">A sentence that earns nothing.</Mark>
2. <Mark variant="tick" note="…">A sentence that earns the mark.</Mark>

</MarkExercise>`,
  });
