import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { overlaps, readWholeSite } from './check-content';
import { overlapOf, shinglesOf } from './overlap';

const site = readWholeSite(join(import.meta.dirname, '..'));

it('reads the whole site without a mistake', () => {
  expect(site.contexts.length).toBeGreaterThanOrEqual(153);
});

describe.each(overlaps(site))('$name', ({ limit, worst }) => {
  it(`share less than ${limit * 100} % of their text: ${worst
    .map(({ one, other, overlap }) => `${one} ${other} ${Math.round(overlap * 100)} %`)
    .join(', ')}`, () => {
    expect(worst[0]?.overlap ?? 0).toBeLessThan(limit);
  });
});

it('counts words in most languages, characters in Chinese, Japanese and Korean', () => {
  expect(shinglesOf('one two three four five six', 'en').size).toBe(2);
  expect(shinglesOf('六つの日本語。', 'ja').size).toBe(2);
  const [a, b] = [shinglesOf('a b c d e f', 'en'), shinglesOf('x a b c d e f g h', 'en')];
  expect(overlapOf(a, b)).toBe(1);
  expect(overlapOf(shinglesOf('a b c d e', 'en'), shinglesOf('v w x y z', 'en'))).toBe(0);
});
