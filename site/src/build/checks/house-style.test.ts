import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HERO, page } from '../../testing/sample-page';
import { checkHouseStyle, readRefused } from './house-style';
import { checkPromises } from './promises';
import { readingEase } from './reading-ease';

const refused = readRefused(join(import.meta.dirname, '../../../data'));

/** A page that says this. */
const saying = (text: string, relative = 'page.mdx', head = {}) => page(relative, { head, body: `${HERO}\n${text}\n` });

describe('a phrase that docs/writing.md refuses', () => {
  it.each([
    ['The answer stands on the page below.', 'stands on the page'],
    ['We look whether the diagram is used.', 'look whether'],
    ['Source: general knowledge.', 'general knowledge'],
    ['You will search in vain.', 'in vain'],
  ])('is found in "%s"', (text, found) => {
    expect(() => checkHouseStyle([saying(text)], refused)).toThrow(found);
  });

  it('is no part of a longer word, and bound to its language', () => {
    expect(() => checkHouseStyle([saying('We recommend amendments.')], refused)).not.toThrow();
    expect(() => checkHouseStyle([saying('in vain', 'de/index.mdx')], refused)).not.toThrow();
  });

  it.each([
    ['de/index.mdx', 'Zwölf Sitzungen bis Mai.', 'Sitzungen'],
    ['fr/index.mdx', 'Un tuteur répond.', 'tuteur'],
    ['es/index.mdx', 'Clases en línea.', 'en línea'],
    ['ch/it.mdx', 'Un tutor risponde.', 'tutor'],
    ['nl/index.mdx', 'Een tutor antwoordt.', 'tutor'],
    ['jp/index.mdx', '授業は一対一です。', '一対一'],
    ['kr/index.mdx', '강사가 답합니다.', '강사'],
    ['cn/index.mdx', '导师会回复。', '导师'],
    ['hk/index.mdx', '線上補習。', '線上'],
    ['ae/index.mdx', 'المدرّس يجيب.', 'المدرّس'],
  ])('keeps one word for one thing on %s', (file, text, found) => {
    expect(() => checkHouseStyle([saying(text, file)], refused)).toThrow(found);
  });

  it('has what to write instead', () => {
    expect(refused.every(({ instead }) => instead.length > 0)).toBe(true);
    expect(refused.length).toBeGreaterThan(10);
  });
});

describe('a promise', () => {
  it('of a tool without its page, or without the way there, is refused', () => {
    expect(() => checkPromises([saying('Try our question bank.')])).toThrow('no page /practice');
    const tool = saying('x', 'tools/premium-grade-calculator.mdx');
    expect(() => checkPromises([tool, saying('Try the grade calculator.')])).toThrow('does not lead there');
  });

  it('that only the owner can keep asks to be confirmed', () => {
    const claim = 'Unused sessions are refunded.';
    expect(() => checkPromises([saying(claim)])).toThrow('only the owner');
    expect(() => checkPromises([saying(claim, 'page.mdx', { confirm: '["They are."]' })])).not.toThrow();
  });
});

it('reads plain English as easier than an act of parliament', () => {
  const plain = readingEase('You choose a time. We look at one test. You decide.');
  const heavy = readingEase(
    'Notwithstanding the aforementioned provisions, consideration of supplementary documentation necessitates authorisation.',
  );
  expect(plain).toBeGreaterThan(80);
  expect(heavy).toBeLessThan(20);
});
