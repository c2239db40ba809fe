import { expect, it } from 'vitest';
import { LABEL_MAX, STEPS_MAX, breadcrumbsOf } from './breadcrumbs';

const labels = (path: string) => breadcrumbsOf(path).map(({ label }) => label);

it.each([
  ['/no-such-page', ['No Such Page']],
  ['/blog/what_is+this', ['Blog', 'What Is This']],
  ['//a//b/', ['A', 'B']],
  ['/%C3%A9cole/%E5%AD%A6%E6%A0%A1', ['École', '学校']],
  ['/100%/x', ['100%', 'X']],
  // An incomplete character, a line break and a direction override.
  ['/%E9', ['%E9']],
  ['/a%0Ab%E2%80%AEc', ['A B C']],
  ['/-/x', ['X']],
  ['/', []],
])('breadcrumbs of %s', (path, expected) => expect(labels(path)).toEqual(expected));

it('links only to existing pages', () => {
  expect(breadcrumbsOf('/services/no-such/thing', (path) => path === '/services')).toEqual([
    { label: 'Services', href: '/services' },
    { label: 'No Such' },
    { label: 'Thing' },
  ]);
});

it('limits long addresses', () => {
  const steps = labels(`/${'x'.repeat(500)}`.repeat(30));
  expect(steps).toHaveLength(STEPS_MAX);
  for (const label of steps) expect(label).toHaveLength(LABEL_MAX);
});
