/** The owner's answers and reasons to trust us: `answers.yaml`, `testimonials.yaml` and `trust.yaml`. */
import * as z from 'zod';
import { byLanguage, path } from './kinds';

export const answers = z.strictObject({
  firstSession: z.strictObject({ workingDays: z.number().int().min(0) }),
  payment: byLanguage,
  subscription: byLanguage,
  schools: byLanguage,
  guarantee: byLanguage,
  checks: z.array(z.strictObject({ what: byLanguage, by: byLanguage, when: byLanguage })),
  availability: z.array(z.strictObject({ page: path, text: byLanguage })),
});

export const testimonials = z.array(
  z.strictObject({ text: byLanguage, author: byLanguage, sample: z.boolean().default(false) }),
);

export const trust = z.array(z.strictObject({ text: byLanguage, href: z.string().regex(/^\/[\w/#-]*$/) })).min(1);
