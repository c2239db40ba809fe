/** The owner's answers and reasons to trust us: `answers.yaml`, `testimonials.yaml` and `trust.yaml`. */
import * as z from 'zod';
import { byLanguage, path } from './kinds';

export const answers = z
  .strictObject({
    firstSession: z
      .strictObject({
        workingDays: z.number().int().min(0).meta({
          title: 'Working days',
          description: 'At most, between an accepted proposal and the first session. 0: pages do not state it.',
        }),
      })
      .meta({ title: 'First session' }),
    payment: byLanguage.meta({
      title: 'Payment',
      description: 'How families pay, and whether prices include tax. One or two sentences, on the pages of prices.',
    }),
    subscription: byLanguage.meta({
      title: 'Subscription',
      description: 'Whether a month is a calendar month, how to change the tier, and whether unused sessions expire.',
    }),
    schools: byLanguage.meta({
      title: 'For schools',
      description: 'How and when schools pay, and what insurance the business has. On the page for educators.',
    }),
    guarantee: byLanguage.meta({ title: 'Guarantee', description: 'In one sentence. Empty: there is none.' }),
    checks: z
      .array(
        z.strictObject({
          what: byLanguage.meta({ title: 'What is checked' }),
          by: byLanguage.meta({ title: 'Who checks it' }),
          when: byLanguage.meta({ title: 'When' }),
        }),
      )
      .meta({
        title: 'Checks of tutors',
        description: 'What you check before a tutor teaches. On /tutors and /safeguarding.',
      }),
    availability: z
      .array(
        z.strictObject({
          page: path.meta({
            title: 'Page',
            description: 'The page of the subject, such as /services/chemistry-tutoring.',
          }),
          text: byLanguage.meta({ title: 'Text', description: 'One sentence.' }),
        }),
      )
      .meta({ title: 'Free places', description: 'Who has free places, by course. On the page of the subject.' }),
  })
  .meta({ title: 'What families ask first', description: 'Only you can answer these. Pages leave out what is empty.' });

export const testimonials = z
  .array(
    z.strictObject({
      text: byLanguage.meta({ title: 'What they say', description: 'In their own words.' }),
      author: byLanguage.meta({ title: 'Who says it', description: 'Such as “Parent of an IB student”.' }),
      sample: z
        .boolean()
        .default(false)
        .meta({ title: 'Sample', description: 'On for an example that we wrote ourselves.' }),
    }),
  )
  .meta({ title: 'Testimonials', description: 'What families say. Pages show samples as samples.' });

export const trust = z
  .array(
    z.strictObject({
      text: byLanguage.meta({ title: 'Reason', description: 'One short sentence.' }),
      href: z
        .string()
        .regex(/^\/[\w/#-]*$/)
        .meta({ title: 'Proof', description: 'The page, or the section of it, that proves it.' }),
      says: z
        .string()
        .min(1)
        .optional()
        .meta({ title: 'Statement', description: 'The statement (claims.yaml) that this reason leaves with.' }),
    }),
  )
  .min(1)
  .meta({ title: 'Reasons to trust us', description: 'Each with a page that proves it. On the home page and others.' });
