import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MISSED_QUERY_LIMITS, missedQueryOf } from './missed-query';

it.each([
  ['  Piano   Lessons? ', 'piano lessons'],
  ['IB Latin HL', 'ib latin hl'],
  ["l'oral d'IB", "l'oral d'ib"],
  ['ＰＩＡＮＯ', 'piano'],
  ['A-level maths 2027', 'a-level maths 2027'],
  ['钢琴课', '钢琴课'],
  ['환불', '환불'],
  ['دروس البيانو', 'دروس البيانو'],
])('%j is reported as %j', (text, query) => {
  expect(missedQueryOf(text)).toBe(query);
});

it.each([
  ['nothing', ' ? '],
  ['one letter', 'x'],
  ['an email address', 'anna.meier@example.org'],
  ['an email address in words', 'mail anna@example.org'],
  ['a web address', 'https://example.org/x'],
  ['a host', 'anna.example'],
  ['a phone number', '+1 (416) 555-0199'],
  ['a phone number in groups', '416 555 0199'],
  ['a date of birth', 'anna 12/05/2010'],
  ['a long number', '12345'],
  ['Arabic digits', '٠٤١٦٥٥'],
  ['a story', 'my son has failed his maths exam twice'],
  ['two sentences', 'hello. i am anna, who are you'],
  ['a long text', 'x'.repeat(MISSED_QUERY_LIMITS.most + 1)],
  ['a long text without spaces', '我的'.repeat(11)],
  ['markup', '<b>piano</b>'],
])('%s is not reported', (_, text) => {
  expect(missedQueryOf(text)).toBeUndefined();
});

it('is the same if it is reported again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 70 }), (text) => {
      const query = missedQueryOf(text);
      if (query !== undefined) expect(missedQueryOf(query)).toBe(query);
    }),
  );
});
