/** What the business charges: `prices.yaml` and `tiers.yaml`. Forms for the owner are made from these titles and descriptions. */
import * as z from 'zod';
import { byLanguage, place } from './kinds.ts';

const amount = z.strictObject({
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be the code of a currency, such as USD or CAD')
    .meta({ title: 'Currency', description: 'Its code of three letters, such as USD or CAD.' }),
  amount: z
    .number()
    .positive('must be more than 0')
    .meta({ title: 'Amount', description: 'In whole units of the currency. Write 79.5 for seventy-nine and a half.' }),
});

/** An amount in each currency. */
const amounts = z.array(amount);

type Amounts = z.output<typeof amounts>;

/** The currencies of a price, in the order of the alphabet. */
function codesOf(price: Amounts): string {
  return price
    .map(({ currency }) => currency)
    .sort()
    .join(', ');
}

function amountIn(price: Amounts, currency: string): number {
  return price.find((other) => other.currency === currency)?.amount ?? 0;
}

/** What can decide the price of a session. data/messages has a sentence for each combination (`priceDependsOn`). */
export const PRICE_FACTORS = ['subject', 'level'] as const;

export const prices = z
  .strictObject({
    from: amounts.min(1, 'must have an amount').meta({
      title: 'Lowest price of a session',
      description: 'One amount for each currency. Pages say “Sessions start at …”.',
    }),
    session: z
      .strictObject({
        minutes: z
          .number()
          .int()
          .positive()
          .meta({ title: 'Length', description: 'The length of a session, in minutes.' }),
        placeholder: z
          .boolean()
          .default(false)
          .meta({ title: 'To be confirmed', description: 'On until you have confirmed the length.' }),
      })
      .meta({ title: 'A session', description: 'How long a session is.' }),
    dependsOn: z.array(z.enum(PRICE_FACTORS)).meta({
      title: 'What decides the price',
      description: 'Choose what the price of a session depends on; nothing, if every session costs the same.',
    }),
    levels: z
      .array(
        z.strictObject({
          level: byLanguage.meta({
            title: 'Level',
            description:
              'As families call it, such as IB HL. Languages without a name of their own show the English one.',
          }),
          from: amounts.min(1, 'must have an amount').meta({
            title: 'Price of a session',
            description: 'The lowest price at this level, in the same currencies as the lowest price of all.',
          }),
        }),
      )
      .meta({
        title: 'Prices by level',
        description:
          'Only if levels cost differently. Pages then show each level, with the sums of every subscription.',
      }),
    review: amounts.meta({
      title: 'Price of a review',
      description: 'One review of an essay or a personal statement, in each currency. Empty: no page states it.',
    }),
  })
  .superRefine(({ from, dependsOn, levels, review }, context) => {
    const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
    const currencies = codesOf(from);
    for (const [index, level] of levels.entries()) {
      const path = ['levels', index, 'from'];
      if (codesOf(level.from) !== currencies)
        refuse(path, `must have an amount in each currency of the lowest price (${currencies}), and in no other`);
      else if (level.from.some(({ currency, amount }) => amount < amountIn(from, currency)))
        refuse(path, 'is less than the lowest price of a session: lower `from`, or raise the price of the level');
    }
    if (review.length > 0 && codesOf(review) !== currencies)
      refuse(['review'], `must have an amount in each currency of the lowest price (${currencies}), and in no other`);
    if (levels.length > 0 && !dependsOn.includes('level'))
      refuse(['dependsOn'], 'must include "level", because levels have prices of their own');
  })
  .meta({ title: 'Prices', description: 'What a session and a review cost. Every page and the chat read them.' });

export const tiers = z
  .array(
    z.strictObject({
      id: z
        .string()
        .regex(/^[a-z]+$/, 'must be small letters, such as package')
        .meta({ title: 'Name in the files', description: 'Names its texts in data/messages (tiers).' }),
      price: z.enum(['from', 'sum']).meta({
        title: 'Price shown',
        description: 'from: the lowest price of a session. sum: the full price of the smallest size.',
      }),
      action: place.meta({ title: 'Link', description: 'The page, or a section of it, that its link opens.' }),
      sizes: z
        .array(z.number().int('must be a whole number').positive('must be at least 1'))
        .min(1, 'must have a size')
        .refine((sizes) => sizes.every((size, index) => index === 0 || size > (sizes[index - 1] ?? 0)), {
          error: 'must go from the smallest size to the largest, each once',
        })
        .meta({ title: 'Sizes', description: 'Numbers of sessions whose full price pages show, the smallest first.' }),
      cards: z
        .boolean()
        .default(false)
        .meta({ title: 'Show as cards', description: 'Shows each size with its price as a card of its own.' }),
      placeholder: z
        .boolean()
        .default(false)
        .meta({ title: 'To be confirmed', description: 'On until you have confirmed this way to book.' }),
    }),
  )
  .meta({ title: 'Ways to book', description: 'In the order of the page.' });
