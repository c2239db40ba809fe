import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type * as z from 'zod';
import type { LoaderContext } from '../../../build/model/mdx-component';
import { messages } from '../../../shared/messages/en';
import { answers as schema } from '../../../build/content/schemas/answers';
import { Answers } from './component';
import { answers, checks, schoolAnswers } from './loader';

const EMPTY = {
  firstSession: { workingDays: 0 },
  payment: {},
  subscription: {},
  schools: {},
  guarantee: {},
  checks: [],
  availability: [],
};

const NO_PRICES = { levels: [], review: [] };

const context = (given: z.input<typeof schema>, prices: object = NO_PRICES) =>
  ({
    language: 'en',
    page: { path: '/services/chemistry-tutoring' },
    messages,
    tree: { originalOf: (path: string) => path },
    data: { answers: schema.parse(given), prices },
  }) as unknown as LoaderContext;

it('shows nothing of what the owner has not said', () => {
  const facts = answers.load(context(EMPTY), undefined);
  expect(facts).toEqual([]);
  expect(renderToStaticMarkup(createElement(Answers, { facts }))).toBe('');
});

it('says what the owner has answered, and the free places of this page only', () => {
  const facts = answers.load(
    context(
      {
        ...EMPTY,
        firstSession: { workingDays: 1 },
        payment: { en: 'Pay by card.' },
        subscription: { en: 'A month is a calendar month.' },
        schools: { en: 'We send an invoice.' },
        guarantee: { en: 'The first session is free if it doesn’t suit.' },
        availability: [
          { page: '/services/chemistry-tutoring', text: { en: 'Two places from January.' } },
          { page: '/services/physics-tutoring', text: { en: 'None.' } },
        ],
      },
      {
        levels: [{ level: { en: 'IB Higher Level' }, from: [{ currency: 'USD', amount: 65 }] }],
        review: [{ currency: 'USD', amount: 40 }],
      },
    ),
    undefined,
  );
  expect(answers.textOf(facts, undefined)).toEqual([
    'Free places: Two places from January.',
    'IB Higher Level: From USD\u00a065 a session.',
    'One review: USD\u00a040.',
    'First session: Within 1 day after you accept the proposal, weekends not counted.',
    'Payment: Pay by card.',
    'Subscriptions: A month is a calendar month.',
    'Guarantee: The first session is free if it doesn’t suit.',
  ]);
});

it('says what is checked, by whom and when', () => {
  const check = { what: { en: 'Identity' }, by: { en: 'the founder' }, when: { en: 'before the first session' } };
  const facts = checks.load(context({ ...EMPTY, checks: [check] }), undefined);
  expect(facts).toEqual([{ label: 'Identity', text: 'Checked by the founder, before the first session.' }]);
});

it('tells schools what concerns them alone', () => {
  const facts = schoolAnswers.load(context({ ...EMPTY, schools: { en: 'We send an invoice.' } }), undefined);
  expect(facts).toEqual([{ label: 'Payment and insurance', text: 'We send an invoice.' }]);
  expect(schoolAnswers.load(context(EMPTY), undefined)).toEqual([]);
});
