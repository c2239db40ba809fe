import { REGION_PROFILES } from '@tutoring/domain/privacy-regions';
import { MISSED_DAYS_MIN, MISSED_QUERY_LIMITS } from '@tutoring/domain/missed-query';
import { COUNT_DAYS, leadDays, YEAR_DAYS } from '@tutoring/domain/retention';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { overlaps } from './content';
import { readSiteIn } from '../../testing/whole-site';
import type { Counting } from '../../mdx/facts/counting/loader';
import { en as privacyMessages } from '../../shared/messages/privacy/en';
import { elementsIn } from '../compile/walk';
import { overlapOf, shinglesOf } from './overlap';
import { readableText, writtenText } from './prose';
import { MDX_REGISTRY } from '../../mdx/registry';

const site = readSiteIn(join(import.meta.dirname, '../../..'));

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

it('compares words in most languages, and characters in Chinese, Japanese and Korean', () => {
  expect(shinglesOf('one two three four five six', 'en').size).toBe(2);
  expect(shinglesOf('六つの日本語。', 'ja').size).toBe(2);
  const [a, b] = [shinglesOf('a b c d e f', 'en'), shinglesOf('x a b c d e f g h', 'en')];
  expect(overlapOf(a, b)).toBe(1);
  expect(overlapOf(shinglesOf('a b c d e', 'en'), shinglesOf('v w x y z', 'en'))).toBe(0);
});

describe('the privacy page', () => {
  const page = site.contexts.find(({ path }) => path === '/privacy');
  const body = page?.body ?? [];
  const counting = elementsIn(body)
    .filter(([name, props]) => name === 'Facts' && props && props.of === 'counting')
    .flatMap(([, props]) => (props ? (props.facts as Counting) : []));

  it('states for each region when analytics starts, by the consent rules', () => {
    for (const { name, mode } of REGION_PROFILES) {
      expect(counting.filter(({ where }) => where.includes(name)).map(({ rule }) => rule)).toEqual([
        privacyMessages.modes[mode],
      ]);
    }
    expect(counting.map(({ where }) => where.match(/Canada|Europe:|Singapore/)?.[0])).toEqual([
      'Canada',
      'Europe:',
      'Singapore',
    ]);
  });

  it('states how long the database keeps a message, by the edge’s constants', () => {
    expect(readableText(body, MDX_REGISTRY)).toContain(
      `after ${leadDays('us') / 365} years, or after ${leadDays('eu') / 365} if it came from Europe`,
    );
  });

  it('states how long counts are kept, by the edge’s constants', () => {
    const text = readableText(body, MDX_REGISTRY);
    expect(text).toContain(
      `the figures for speed after ${COUNT_DAYS.pages} days and those for forms after ${(COUNT_DAYS.forms / YEAR_DAYS) * 12} months`,
    );
    expect(text).toContain(`we delete the count after ${COUNT_DAYS.pages} days`);
  });

  it('states the bounds of queries that found nothing, by the contract', () => {
    const text = readableText(body, MDX_REGISTRY);
    expect([MISSED_QUERY_LIMITS.words, MISSED_DAYS_MIN]).toEqual([6, 3]);
    expect(text).toContain('It gets at most six words');
    expect(text).toContain(`on three different days, and delete them after ${COUNT_DAYS.pages} days`);
  });

  it('gets both from the code: the writer’s text has no periods and no consent rules', () => {
    const written = writtenText(body);
    expect(written).not.toMatch(/\b(\d+|two|three|four|five|six|seven|eight|ten) years\b/i);
    expect(written).not.toMatch(/(only|if|where) you (have )?allow|with your consent/i);
  });
});
