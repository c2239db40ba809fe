import { expect, it } from 'vitest';
import type { LoaderContext } from '../../../build/model/mdx-component';
import { schoolExample } from './loader';

it('adds up the sessions of two students over six weeks, in each currency', () => {
  const from = [
    { currency: 'USD', amount: 50 },
    { currency: 'CAD', amount: 70.5 },
  ];
  const text = schoolExample.load(
    { language: 'en', data: { prices: { from } } } as unknown as LoaderContext,
    undefined,
  );
  expect(text.replaceAll('\u00a0', ' ')).toContain(
    '12 sessions. At our lowest price for families, that costs USD 600 / CAD 846.',
  );
});
