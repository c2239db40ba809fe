import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Element, ViewNode, ViewProps } from '../../shared/tree';
import { elementsIn } from '../compile/walk';
import { readSiteIn } from '../../testing/whole-site';
import { proseOf, writtenIn } from './prose';
import { MDX_REGISTRY } from '../../mdx/registry';

const body: ViewNode[] = [
  [
    'Section',
    { title: 'A\u00a0title', id: 'not-read', tone: 'sunken' },
    ['p', 0, 'Words, ', ['em', 0, 'stressed'], '.'],
    ['Pages', { below: '/x', facts: [{ href: '/x/y', label: 'A page', text: 'What it is.' }] }],
    ['Mark', { note: 'A note' }, 'marked'],
  ],
];

it('tells what a writer wrote, titles and notes included, in reading order', () => {
  expect(writtenIn(body)).toBe('A title Words, stressed . A note marked');
});

it('tells all that is read, with what the build has found in its place', () => {
  expect(proseOf(body, MDX_REGISTRY)).toBe('A title Words, stressed . A page What it is. A note marked');
});

it('tells an offer as long as it may run', () => {
  const offers = (until: number): ViewNode[] => [
    ['Facts', { of: 'offers', facts: [{ id: 'a', text: 'Five for three', until, lastDay: 'then' }] }],
  ];
  expect(proseOf(offers(Date.now() + 60_000), MDX_REGISTRY)).toBe('Five for three');
  expect(proseOf(offers(Date.now() - 60_000), MDX_REGISTRY)).toBe('');
});

it('tells names and cities of a few schools, and of a list the programmes too', () => {
  const facts = { schools: [{ name: 'A school', city: 'Tokyo', programmes: ['IB DP', 'AP'] }] };
  expect(proseOf([['Schools', { in: 'japan', few: 'yes', facts }]], MDX_REGISTRY)).toBe('A school Tokyo');
  expect(proseOf([['Schools', { in: 'japan', facts }]], MDX_REGISTRY)).toBe('A school Tokyo IB DP AP');
});

describe('on the site', () => {
  const site = readSiteIn(join(import.meta.dirname, '../../..'));
  const withFacts = elementsIn(site.contexts.flatMap(({ body }) => body)).filter(([, props]) => props && props.facts);
  const nameOf = ([name, props]: Element<ViewProps>) =>
    props && name === 'Facts' ? `Facts ${String(props.of)}` : name;
  const names = [...new Set(withFacts.map(nameOf))].sort();

  it('every word that finds facts is used', () => {
    const facts = [
      'changes',
      'changes-here',
      'counting',
      'emergency-numbers',
      'helplines',
      'nearest',
      'offers',
      'region',
      'retention',
      'session-times',
      'testimonials',
      'tier-table',
      'tiers',
      'trader',
      'trust',
    ];
    expect(names).toEqual(['Assessment', ...facts.map((of) => `Facts ${of}`), 'Hero', 'Pages', 'Schools', 'Script']);
  });

  // What a hero finds is drawn, and said in words elsewhere; a script is read on its own page.
  const unread = ['Facts offers', 'Hero', 'Script'];
  it.each(names.filter((name) => !unread.includes(name)))('what <%s> finds is read', (name) => {
    for (const element of withFacts.filter((other) => nameOf(other) === name)) {
      expect(proseOf([element], MDX_REGISTRY)).not.toBe('');
      expect(writtenIn([element])).toBe('');
    }
  });

  it('a course’s tables are read whole', () => {
    const chemistry = withFacts.find(([, props]) => props && props.course === 'ib-chemistry');
    expect(proseOf(chemistry ? [chemistry] : [], MDX_REGISTRY)).toMatch(
      /Chemistry SL .*Component Weight Marks Time Paper 1.* 2 h 30 min/,
    );
  });
});
