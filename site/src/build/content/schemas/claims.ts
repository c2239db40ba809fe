/** `claims.yaml` and `readers.yaml`: what only the owner can confirm. */
import { LANGUAGES } from '@tutoring/domain/languages';
import * as z from 'zod';
import { text } from './kinds.ts';

/** The subjects of claims, in the order in which the launch list shows them. */
export const CLAIM_SUBJECTS = {
  tutors: 'Tutors',
  sessions: 'Sessions',
  money: 'Prices, payment and refunds',
  contact: 'Consultation and contact',
  ai: 'AI',
  teaching: 'Teaching by subject',
  schools: 'Work with schools and teachers',
  safeguarding: 'Safeguarding',
  law: 'Privacy and law',
  site: 'What the site says of itself',
} as const;
export type ClaimSubject = keyof typeof CLAIM_SUBJECTS;

const day = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
  z.iso.date('must be a day, such as 2026-11-27'),
);

const claim = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be lower-case words with hyphens')
    .meta({ title: 'Name in pages', description: 'Pages mark the sentences with it.' }),
  subject: z
    .enum(Object.keys(CLAIM_SUBJECTS) as [ClaimSubject, ...ClaimSubject[]])
    .meta({ title: 'Subject', description: 'The group on the Launch screen.' }),
  claim: text.meta({ title: 'Statement', description: 'What the site says of the business, in one sentence.' }),
  /** Files that make a required claim as a whole, without a mark. No answer can strike those. */
  places: z
    .array(text)
    .min(1)
    .optional()
    .meta({ title: 'Said in', description: 'Files that say it as a whole. Only for what must be true.' }),
  /** Files that the claim is about and that do not say it, so striking it changes none of them. */
  about: z
    .array(text)
    .min(1)
    .optional()
    .meta({ title: 'About', description: 'Files that it is about. They do not say it.' }),
  /** Why it cannot be struck: a law or the exam boards demand it. The owner sees the reason. */
  required: text
    .optional()
    .meta({ title: 'Why it must be true', description: 'The reason for which it cannot be struck. Empty: it can.' }),
  /** What the owner should know before striking it. */
  warning: text.optional().meta({ title: 'Warning', description: 'Shown before the statement is struck.' }),
  answer: z
    .strictObject({
      is: z
        .literal([true, 'not-us'])
        .meta({ title: 'Answer', description: 'True, or not us: the sentences leave all pages at the next build.' }),
      by: text.meta({ title: 'By', description: 'Who answered.' }),
      on: day.meta({ title: 'On', description: 'The day of the answer.' }),
    })
    .optional()
    .meta({ title: 'Your answer', description: 'Given on the Launch screen.' }),
});
export type Claim = z.output<typeof claim>;

/** `readers.yaml`: who has read all texts in a language. */
export const readers = z
  .partialRecord(
    z.enum(LANGUAGES),
    z.strictObject({
      by: text.meta({ title: 'Read by', description: 'A native speaker.' }),
      on: day.meta({ title: 'On', description: 'The day.' }),
      texts: text.meta({ title: 'Texts', description: 'The state of the texts. The Launch screen writes it.' }),
    }),
  )
  .meta({ title: 'Readers of translations', description: 'Who has read all texts in a language.' });

export const claims = z
  .array(claim)
  .meta({ title: 'Statements', description: 'Each once. Pages mark its sentences.' })
  .superRefine((all, context) => {
    for (const [at, { id, required, places, answer }] of all.entries()) {
      if (all.findIndex((other) => other.id === id) < at)
        context.addIssue({ code: 'custom', path: [at, 'id'], message: `two claims have the id ${id}` });
      if (places && !required)
        context.addIssue({
          code: 'custom',
          path: [at, 'places'],
          message: `no answer could take ${id} out of ${places.join(', ')}: mark its sentences there, or say in \`required\` why it must be true`,
        });
      if (required && answer?.is === 'not-us')
        context.addIssue({ code: 'custom', path: [at, 'answer'], message: `${id} cannot be struck. ${required}` });
    }
  });
