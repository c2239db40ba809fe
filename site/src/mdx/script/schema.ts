import * as z from 'zod';
import { id, oneOf, path, text } from '../attribute-types';
import { DIAGRAM_NAMES } from './diagrams';

export const schema = z
  .strictObject({
    title: text.optional().describe('Its heading.'),
    question: text.optional().describe('The question as an exam prints it.'),
    grade: text.optional().describe('The grade, such as 2/4.'),
    from: path
      .optional()
      .describe('Instead of all others: shows the script of another page, such as /practice/chemistry.'),
    /** The language of the student's text, if it is not the page's: students answer in English. */
    lang: oneOf('en').optional().describe('en: on a page in another language, the student’s text is in English.'),
    try: id
      .optional()
      .describe('Closed until the reader has tried. Never change this name: readers’ answers are stored under it.'),
    scheme: text.optional().describe('How it is marked.'),
    more: text.optional().describe('What would earn more marks.'),
    diagram: oneOf(...DIAGRAM_NAMES)
      .optional()
      .describe('A drawn diagram below the answer.'),
  })
  .meta({
    description: 'A student’s page with notes in its margin. It is labelled as a sample.',
    snippet: `<Script title="…" grade="2/4">

The student’s text with <Mark note="…">a mark</Mark>.

</Script>`,
  });
