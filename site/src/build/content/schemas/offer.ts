/** Prices, tiers, offers and reasons to trust us: `prices.yaml`, `tiers.yaml`, `offers.yaml`, `banners.yaml`, `testimonials.yaml` and `trust.yaml`. */
import * as z from 'zod';
import { byLanguage, path, place } from './kinds';

export const prices = z.strictObject({
  from: z.array(z.strictObject({ currency: z.string().regex(/^[A-Z]{3}$/), amount: z.number().positive() })).min(1),
  session: z.strictObject({ minutes: z.number().int().positive(), placeholder: z.boolean().default(false) }),
});

export const tiers = z.array(
  z.strictObject({
    name: byLanguage,
    audience: byLanguage,
    label: byLanguage.optional(),
    // `from`: the price in prices.yaml.
    price: z.union([z.literal('from'), byLanguage]),
    contents: z.array(byLanguage).min(1),
    action: z.strictObject({ href: place, label: byLanguage }),
    sizes: z.strictObject({ sessions: z.array(z.number().int().positive()).min(1), each: byLanguage }),
    cards: z.strictObject({ size: byLanguage, unit: byLanguage, moves: byLanguage }).optional(),
    unused: byLanguage,
    stop: byLanguage,
    placeholder: z.boolean().default(false),
  }),
);

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
