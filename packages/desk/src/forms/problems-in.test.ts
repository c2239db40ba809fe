import type { JsonSchema } from '@tutoring/domain/desk';
import { expect, it } from 'vitest';
import { problemsIn } from './problems-in';

const SCHEMA: JsonSchema = {
  type: 'object',
  additionalProperties: {
    type: 'object',
    title: 'Offer',
    required: ['until', 'pages'],
    properties: {
      from: { type: 'string', format: 'date', title: 'First day' },
      until: { type: 'string', format: 'date', title: 'Last day' },
      pages: { type: 'array', title: 'Pages', minItems: 1, items: { type: 'string', minLength: 1 } },
    },
  },
};

it('finds nothing where every value is possible', () => {
  expect(problemsIn(SCHEMA, 'autumn: { until: 2027-09-30, pages: [/promo] }\n')).toEqual([]);
});

it('names each field by its labels, with what is wrong', () => {
  expect(problemsIn(SCHEMA, "autumn: { from: soon, pages: [/promo, ''] }\n")).toEqual([
    {
      label: 'autumn › First day',
      path: ['autumn', 'from'],
      message: '“soon” is not a day of the calendar. Choose a day.',
    },
    { label: 'autumn › Last day', path: ['autumn', 'until'], message: 'Fill this in: pages need it.' },
    { label: 'autumn › Pages › 2', path: ['autumn', 'pages', 1], message: 'Write something here.' },
  ]);
});

it('counts what a list needs', () => {
  expect(problemsIn(SCHEMA, 'autumn: { until: 2027-09-30, pages: [] }\n')).toMatchObject([
    { label: 'autumn › Pages', message: 'Add at least one.' },
  ]);
});
