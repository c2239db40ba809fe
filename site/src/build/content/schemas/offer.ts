/** Prices, tiers, offers, answers and reasons to trust us: `prices.yaml`, `tiers.yaml`, `answers.yaml`, `offers.yaml`, `banners.yaml`, `testimonials.yaml` and `trust.yaml`. */
import * as z from 'zod';
import { byLanguage, path, place } from './kinds';

const amounts = z.array(z.strictObject({ currency: z.string().regex(/^[A-Z]{3}$/), amount: z.number().positive() }));

export const prices = z.strictObject({
  from: amounts.min(1),
  session: z.strictObject({ minutes: z.number().int().positive(), placeholder: z.boolean().default(false) }),
});

export const tiers = z.array(
  z.strictObject({
    // Its texts in data/messages.
    id: z.string().regex(/^[a-z]+$/),
    // `from`: the price in prices.yaml. `sum`: that of the smallest size.
    price: z.enum(['from', 'sum']),
    action: place,
    sizes: z.array(z.number().int().positive()).min(1),
    cards: z.boolean().default(false),
    placeholder: z.boolean().default(false),
  }),
);

export const answers = z.strictObject({
  levels: z.array(z.strictObject({ level: byLanguage, from: amounts.min(1) })),
  review: amounts,
  firstSession: z.strictObject({ workingDays: z.number().int().min(0) }),
  payment: byLanguage,
  subscription: byLanguage,
  schools: byLanguage,
  guarantee: byLanguage,
  checks: z.array(z.strictObject({ what: byLanguage, by: byLanguage, when: byLanguage })),
  availability: z.array(z.strictObject({ page: path, text: byLanguage })),
});

export const offers = z.record(
  z.string(),
  z.strictObject({
    from: z.iso.date().optional(),
    until: z.iso.date(),
    card: z.boolean().default(false),
    pages: z.array(path).min(1),
  }),
);

export const banners = z.record(
  z.string(),
  z
    .strictObject({ from: z.iso.date(), until: z.iso.date(), href: path, sample: z.boolean().default(false) })
    .refine(({ from, until }) => from <= until, 'must start before it ends'),
);

export const testimonials = z.array(
  z.strictObject({ text: byLanguage, author: byLanguage, sample: z.boolean().default(false) }),
);

export const trust = z.array(z.strictObject({ text: byLanguage, href: z.string().regex(/^\/[\w/#-]*$/) })).min(1);
