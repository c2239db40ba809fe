import { expect, it } from 'vitest';
import type { Checked } from './check-sources';
import { listOf } from './report';

const checked = (more: Partial<Checked>): Checked => ({
  address: 'https://www.example.org/',
  outcome: 'changed',
  gone: [],
  added: [],
  citations: [],
  ...more,
});
const list = (more: Partial<Checked>) => listOf({ checked: [checked(more)], fingerprints: {} });

it('quotes others as code, so that nothing in it is a link or mentions anybody', () => {
  expect(list({ added: ['Ask @octocat `about` [this](https://example.org).'] })).toContain(
    "  - new: `Ask @octocat 'about' [this](https://example.org).`\n",
  );
});

it('quotes at most three sentences, each with at most 160 characters', () => {
  const lines = list({ gone: ['a'.repeat(200), 'b', 'c', 'd', 'e'] }).split('\n');
  expect(lines.filter((line) => line.startsWith('  - gone'))).toEqual([
    `  - gone: \`${'a'.repeat(160)}…\``,
    '  - gone: `b`',
    '  - gone: `c`',
    '  - gone: 2 more sentences',
  ]);
});

it('names a file once for the same pages, and at most six pages', () => {
  const pages = ['/a', '/b', '/c', '/d', '/e', '/f', '/g'];
  const citations = [7, 9].map((line) => ({ place: `packages/domain/src/a.ts:${line}`, checked: '2026-11', pages }));
  const [, ...places] = list({ citations }).trimEnd().split('\n- ')[1]?.split('\n') ?? [];
  expect(places).toEqual(['  - /a, /b, /c, /d, /e, /f and 1 more: packages/domain/src/a.ts:7, checked 2026-11']);
});

it('fits into an issue', () => {
  const many = { checked: Array.from({ length: 1000 }, () => checked({})), fingerprints: {} };
  const text = listOf(many, 5000);
  expect(text.length).toBeLessThanOrEqual(5000);
  expect(text).toMatch(/\n- https:\/\/www\.example\.org\/\n\nThe list is longer: [^\n]+\n$/);
});
