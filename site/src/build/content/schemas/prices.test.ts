import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { prices, tiers } from './prices';
import { banners, offers } from './seasons';

const OWN = {
  from: [
    { currency: 'USD', amount: 59 },
    { currency: 'CAD', amount: 79 },
  ],
  session: { minutes: 60 },
  dependsOn: ['level'],
  levels: [],
  review: [],
};
const level = (...amounts: number[]) => ({
  level: { en: 'IB HL' },
  from: amounts.map((amount, index) => ({ currency: index === 0 ? 'USD' : 'CAD', amount })),
});

describe('prices', () => {
  it('may have levels and reviews in the same currencies', () => {
    const given = { ...OWN, levels: [level(59, 88)], review: OWN.from };
    expect(prices.safeParse(given).error?.issues).toBeUndefined();
  });

  it.each([
    ['levels.0.from', 'is less than the lowest price', { levels: [level(58, 88)] }],
    ['levels.0.from', 'an amount in each currency of the lowest price (CAD, USD)', { levels: [level(65)] }],
    [
      'review',
      'an amount in each currency of the lowest price (CAD, USD)',
      { review: [{ currency: 'EUR', amount: 50 }] },
    ],
    ['dependsOn', 'must include "level"', { levels: [level(65, 88)], dependsOn: ['subject'] }],
    ['from.0.amount', 'must be more than 0', { from: [{ currency: 'USD', amount: 0 }] }],
    ['from.0.currency', 'must be the code of a currency', { from: [{ currency: '$', amount: 59 }] }],
  ])('are refused at %s: %s', (path, message, changed) => {
    const { error } = prices.safeParse({ ...OWN, ...changed });
    expect(error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)).toEqual([
      expect.stringContaining(`${path}: `) as string,
    ]);
    expect(error?.issues[0]?.message).toContain(message);
  });

  it('lists the sizes of a tier from the smallest', () => {
    const tier = (sizes: number[]) => tiers.safeParse([{ id: 'package', price: 'sum', action: '/promo', sizes }]);
    expect(tier([4, 8]).success).toBe(true);
    expect(tier([8, 4]).error?.issues[0]?.message).toContain('smallest size to the largest');
  });
});

type Json = { [key: string]: unknown; properties?: Record<string, Json>; items?: Json; additionalProperties?: Json };

/** The fields of a form, by their path. */
function fieldsOf(json: Json, path = ''): [path: string, field: Json][] {
  const below = { ...json.properties, ...(json.items && { '': json.items }) };
  const entries = json.properties || json.items ? below : { '': json.additionalProperties };
  return Object.entries(entries).flatMap(([name, field]): [string, Json][] =>
    typeof field !== 'object'
      ? []
      : [...(name ? [[`${path}${name}`, field] as [string, Json]] : []), ...fieldsOf(field, `${path}${name}.`)],
  );
}

it.each(Object.entries({ prices, tiers, offers, banners }))(
  'gives each field of a form for %s a title and help',
  (_, schema) => {
    const json = z.toJSONSchema(schema, { io: 'input' }) as Json;
    const fields = fieldsOf(json).filter(([path]) => !/\.level\.\w/.test(path));
    expect(fields.length).toBeGreaterThan(3);
    expect(fields.filter(([, { title, description }]) => !title || !description).map(([path]) => path)).toEqual([]);
  },
);
