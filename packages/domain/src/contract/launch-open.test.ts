import { describe, expect, it } from 'vitest';
import { OPEN_WHILE, progressOf, withCheckedFacts } from './launch';

const today = new Date('2026-11-27');

describe('the months of checks', () => {
  it.each([
    ['a.mdx', '<Sources checked="2026-05">\n<Sources checked="2026-10">'],
    ['a.yaml', "- checked: '2026-05'\n- checked: 2026-10\n"],
    ['a.ts', "/** Checked 2026-05. */\nconst FEES_CHECKED = '2026-10';"],
  ])('of half a year ago become this month in %s, and the rest stays', (file, text) => {
    expect(withCheckedFacts(file, text, today)).toBe(text.replace('2026-05', '2026-11'));
  });
});

describe('an entry is open while it', () => {
  it.each([
    ['marked', { placeholder: true }, { placeholder: false }],
    ['marked', { sample: true }, {}],
    ['marked', { verified: false }, { verified: true }],
    ['empty', { workingDays: 0 }, { workingDays: 2 }],
    ['empty', undefined, { en: 'By card.' }],
    ['empty', [], [{}]],
    ['on', true, false],
    ['no-consent', {}, { consent: { given: '2026-11-27' } }],
    ['no-consent', { consent: { given: '2026-01-01', until: '2026-11-26' } }, undefined],
    ['unconfirmed', { confidence: 'low' }, { confidence: 'high' }],
    ['old', { checked: '2026-05' }, { checked: '2026-06' }],
  ] as const)('is %s', (rule, open, answered) => {
    expect(OPEN_WHILE[rule](open, today)).toBe(true);
    if (answered !== undefined) expect(OPEN_WHILE[rule](answered, today)).toBe(false);
  });
});

it('counts what is decided, and what blocks', () => {
  const decision = (blocks: boolean, decided: boolean) => ({ blocks, decided });
  const list = [decision(true, false), decision(true, true), decision(false, false)];
  expect(progressOf(list)).toEqual({ decided: 1, all: 3, blocking: 1 });
});
