/** `student-work.yaml`: marked answers of students that an adult allowed us to show (docs/adr/0059). */
import { referencePattern } from '@tutoring/domain/lead-limits';
import { LANGUAGES } from '@tutoring/domain/languages';
import { SCRIPT_MARKS, STUDENT_WORK_LIMITS as LIMITS } from '@tutoring/domain/student-work';
import * as z from 'zod';
import { path, text } from './kinds';

const MARK_LABELS: Record<(typeof SCRIPT_MARKS)[number], string> = {
  tick: 'Tick',
  underline: 'Wavy underline',
  highlight: 'Highlight',
};
const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const LANGUAGE_LABELS = Object.fromEntries(LANGUAGES.map((one) => [one, languageNames.of(one)]));

const short = (max: number) => text.max(max, `must not be longer than ${max} characters`);

const mark = z
  .strictObject({
    words: short(LIMITS.text).meta({
      title: 'Words',
      description: 'The words of the answer that the mark stands on, letter by letter, on one line.',
    }),
    kind: z.enum(SCRIPT_MARKS).meta({ title: 'Mark', labels: MARK_LABELS, description: 'How the words are marked.' }),
    note: short(LIMITS.note).meta({
      title: 'Note',
      description: 'The tutor’s note in the margin. Short ones read best.',
    }),
  })
  .meta({ title: 'Mark' });

const work = z
  .strictObject({
    reference: z.string().regex(referencePattern, 'must be the reference of the request, such as L-7KQM-R4TX').meta({
      title: 'Reference',
      description:
        'Of the request with the pages. Never shown: it finds the sample again when the permission is withdrawn.',
    }),
    subject: path.meta({
      title: 'Subject',
      description: 'The page of the subject, such as /services/chemistry-tutoring. It shows the sample.',
    }),
    language: z.enum(LANGUAGES).meta({
      title: 'Language',
      labels: LANGUAGE_LABELS,
      description: 'In which the answer and the notes are written.',
    }),
    title: short(LIMITS.title).meta({
      title: 'Title',
      description: 'In the language of the answer, such as “A student’s answer: boiling points of H₂O and H₂S”.',
    }),
    question: short(LIMITS.question).optional().meta({ title: 'Question', description: 'As an exam prints it.' }),
    grade: short(LIMITS.grade).optional().meta({ title: 'Grade', description: 'The marks, such as 2/4.' }),
    text: short(LIMITS.text).meta({
      title: 'Answer',
      description:
        'The student’s own words, with their mistakes, or the lines that you show. An empty line begins a paragraph.',
    }),
    marks: z
      .array(mark)
      .min(1, 'must have a mark: a sample shows how a tutor marks')
      .max(LIMITS.marks, `must not have more than ${LIMITS.marks} marks: the margin has no room for more`)
      .meta({ title: 'Marks', description: 'The tutor’s marks, each on words of the answer.' }),
  })
  .meta({ title: 'Sample' });

export const studentWork = z.array(work).meta({
  title: 'Students’ marked work',
  description:
    'Answers that students wrote and an adult allowed us to show: typed out, without names, the newest first. On the page of the subject, on the home page and on Mark my page.',
});
