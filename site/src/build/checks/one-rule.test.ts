import { expect, it } from 'vitest';
import { HERO, page } from '../../testing/sample-page';
import { checkOneRule } from './one-rule';

const check =
  (text: string, file = 'page.mdx') =>
  () =>
    checkOneRule([page(file, { body: `${HERO}\n${text}\n` })]);

it.each([
  ['price', 'A tutor costs USD 70 a session.'],
  ['price', 'A new trial session costs USD 59.'],
  ['price', 'For 59 dollars you get a tutor.'],
  ['price', 'You pay €59 per hour.'],
  ['length', 'We book 90-minute sessions only.'],
  ['length', 'A session lasts 45 minutes.'],
  ['moving', 'You can cancel a session until 48 hours before it.'],
  ['refund', 'We refund unused sessions within a month.'],
  ['retention', 'We keep your messages for seven years.'],
])('refuses another rule on %s: %s', (name, sentence) => {
  expect(check(sentence)).toThrow(`states the rule on ${name}`);
});

it.each([
  'You can move or cancel a session free of charge until 24 hours before it starts.',
  'When you stop, we refund every session you’ve paid for and not taken.',
  'The exam costs USD 99, and the school may add a fee.',
  'Session times are shown on your clock.',
])('accepts the rule itself, and what is no rule: %s', (sentence) => {
  expect(check(sentence)).not.toThrow();
});

it('lets the privacy page say how long data is kept', () => {
  expect(check('We delete spam and messages without a sender after 30 days.', 'privacy.mdx')).not.toThrow();
});
