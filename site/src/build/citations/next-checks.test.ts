import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { nextChecks } from './next-checks';

const root = mkdtempSync(join(tmpdir(), 'next-checks-'));
mkdirSync(join(root, 'site/data'), { recursive: true });
cpSync(join(import.meta.dirname, '../../../data/ib-boundaries.yaml'), join(root, 'site/data/ib-boundaries.yaml'));
writeFileSync(
  join(root, 'site/data/course-changes.yaml'),
  '- { programme: IB, course: History, checked: 2026-03, source: { name: IB } }\n',
);

afterAll(() => rmSync(root, { recursive: true }));

/** The checks with these dates on 27 November 2026, without the boundaries. */
function checksOf(dates: string) {
  writeFileSync(
    join(root, 'site/data/dates.yaml'),
    `- group: UCAS\n  kind: deadline\n  source: { name: UCAS, href: https://example.org/ }\n  checked: 2026-11\n  dates:\n${dates}`,
  );
  return nextChecks(root, new Date('2026-11-27T12:00Z'));
}

it('lists first what is oldest, each with the day on which it is half a year old', () => {
  const checks = checksOf('    - { id: a, day: 2027-06-01, status: confirmed }\n');
  expect(checks.map(({ what, by, why }) => [what, by, why])).toEqual([
    ['IB History', '2026-09-01', 'old'],
    ['UCAS (1 date)', '2027-05-01', 'old'],
    ['data/ib-boundaries.yaml', '2027-05-01', 'old'],
  ]);
});

it('asks for an expected date some time before it', () => {
  const [, ucas] = checksOf('    - { id: a, day: 2027-03-02, status: expected, basis: last-year }\n');
  expect(ucas).toMatchObject({ by: '2027-01-01', why: 'expected' });
});

it('asks for a near date again a month after its check, and never for a usual one', () => {
  const ucasWith = (date: string) => checksOf(`    - { id: a, ${date} }\n`).find(({ what }) => what.startsWith('UCAS'));
  expect(ucasWith('day: 2026-12-17, status: expected, basis: rule')).toMatchObject({
    by: '2026-12-01',
    why: 'expected',
  });
  expect(ucasWith('day: 2027-03-02, status: expected, basis: usual')).toMatchObject({ by: '2027-05-01', why: 'old' });
});

it('asks for a group whose dates are all past', () => {
  const ucas = checksOf('    - { id: a, day: 2026-10-15, status: confirmed }\n').find(({ what }) =>
    what.startsWith('UCAS'),
  );
  expect(ucas).toMatchObject({ by: '2026-11-27', why: 'past' });
});
