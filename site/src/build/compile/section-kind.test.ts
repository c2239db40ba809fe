import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TreeNode } from '../../shared/tree';
import { readSiteIn } from '../../testing/whole-site';
import { kindOf } from './section-kind';

const list = (...items: string[]): TreeNode => ['ul', 0, ...items.map((item): TreeNode => ['li', 0, item])];

describe('the kind of a section', () => {
  it.each<[string, TreeNode[]]>([
    [
      'plate',
      [
        ['p', 0, 'Text'],
        ['Session', { well: 'a', lost: 'b', next: 'c' }],
      ],
    ],
    [
      'plate',
      [
        ['Cards', 0],
        ['Cards', { label: 'Marked work' }],
      ],
    ],
    ['plate', [['Facts', { of: 'hours' }]]],
    ['plate', [['Widget', { name: 'grade-calculator' }]]],
    [
      'dense',
      [
        ['p', 0, 'Text'],
        ['table', 0],
      ],
    ],
    ['dense', [['Facts', { of: 'plans' }]]],
    ['dense', [list('Titrations', 'Enthalpy', 'Rates', 'Spectra', 'Bonding', 'Acids')]],
    ['text', [list('Titrations', 'Enthalpy', 'Rates', 'Spectra', 'Bonding')]],
    ['text', [['Widget', { name: 'service-finder' }]]],
    ['text', [['p', 0, 'Text']]],
  ])('is %s for %j', (kind, content) => {
    expect(kindOf(content)).toBe(kind);
  });
});

it('no three sections of one kind follow each other on the home page and on a subject’s page', () => {
  const { contexts } = readSiteIn(join(import.meta.dirname, '../../..'));
  const subjects = contexts.filter(({ subject, body }) => subject && JSON.stringify(body).includes('"Session"'));
  expect(subjects.length).toBeGreaterThan(15);
  const failing: string[] = [];
  for (const { path, body } of [...contexts.filter((page) => page.path === '/'), ...subjects]) {
    const kinds = body.flatMap((node) =>
      typeof node !== 'string' && node[1] && node[1].kind ? [node[1].kind as string] : [],
    );
    const hasRun = kinds.some((kind, at) => kind === kinds[at + 1] && kind === kinds[at + 2]);
    if (hasRun) failing.push(`${path}: ${kinds.join(', ')}`);
  }
  expect(failing).toEqual([]);
});
