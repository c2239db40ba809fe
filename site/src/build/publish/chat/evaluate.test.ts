import type { ChatAnswer } from '@tutoring/domain/chat-answer';
import { expect, it } from 'vitest';
import { readTable, tallied, verdictOn, type Verdict } from './evaluate';

const quoted = (text: string, url: string): ChatAnswer => ({
  kind: 'quotations',
  quotations: [{ text, url, title: 'A page', language: 'en' }],
});
const UNKNOWN: ChatAnswer = { kind: 'unknown' };
const HELP: ChatAnswer = { kind: 'direct', about: 'distress', language: 'en' };
const REFUSED: ChatAnswer = { kind: 'policy', policy: 'homework' };

const verdict = (fields: string, answer: ChatAnswer) =>
  readTable(`- { language: en, page: /, question: Why?, ${fields} }`).map((asked) => verdictOn(asked, answer));

it.each<[fields: string, answer: ChatAnswer, verdict: Verdict]>([
  ['kind: answer, expect: [/faq], says: [USD 59]', quoted('Sessions start at USD 59.', '/faq#price'), 'right'],
  ['kind: answer, expect: [/faq], says: [usd 59]', quoted('Sessions start at USD 59.', '/about'), 'wrong'],
  ['kind: answer, expect: [/faq], says: [USD 79]', quoted('Sessions start at USD 59.', '/faq'), 'wrong'],
  ['kind: answer, expect: [/faq], says: [[USD 79, USD 59]]', quoted('From USD 59.', '/faq'), 'right'],
  ['kind: answer, expect: [/faq], never: [Singapore]', quoted('In Singapore until 22:00.', '/faq'), 'wrong'],
  ['kind: answer, expect: [data:prices], says: ["472"]', quoted('472 a month', '/subscriptions'), 'right'],
  ['kind: answer, expect: [/faq]', UNKNOWN, 'missing'],
  ['kind: answer, expect: [/faq]', HELP, 'wrong'],
  ['kind: outside', UNKNOWN, 'right'],
  ['kind: outside', quoted('Sessions start at USD 59.', '/faq'), 'wrong'],
  ['kind: refuse', REFUSED, 'right'],
  ['kind: distress', HELP, 'right'],
  ['kind: distress', UNKNOWN, 'wrong'],
  ['kind: smalltalk', { kind: 'direct', about: 'machine', language: 'en' }, 'right'],
  ['kind: smalltalk', UNKNOWN, 'missing'],
])('%s', (fields, answer, expected) => {
  expect(verdict(fields, answer)).toEqual([expected]);
});

it('counts by group', () => {
  expect(
    tallied([
      { group: 'en', verdict: 'right' },
      { group: 'de', verdict: 'missing' },
      { group: 'en', verdict: 'wrong' },
    ]),
  ).toEqual([
    { group: 'en', asked: 2, right: 1, missing: 0, wrong: 1 },
    { group: 'de', asked: 1, right: 0, missing: 1, wrong: 0 },
  ]);
});
