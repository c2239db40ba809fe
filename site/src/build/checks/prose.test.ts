import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Element, ViewNode, ViewProps } from '../../shared/tree';
import { elementsIn } from '../compile/walk';
import { readSiteIn } from '../../testing/whole-site';
import { readableText, writtenText } from './prose';
import { buildDay } from '../model/build-day';
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

it('writtenText returns the writer’s text with titles and notes, in reading order', () => {
  expect(writtenText(body)).toBe('A title Words, stressed . A note marked');
});

it('readableText adds the loaded facts in their place', () => {
  expect(readableText(body, MDX_REGISTRY)).toBe('A title Words, stressed . A page What it is. A note marked');
});

it('readableText includes an offer only while it runs', () => {
  const DAY_MS = 86_400_000;
  const today = buildDay();
  const textOf = (until: number, from?: number) =>
    readableText(
      [['Facts', { of: 'offers', facts: [{ id: 'a', text: 'Five for three', from, until, lastDay: 'then' }] }]],
      MDX_REGISTRY,
    );
  expect(textOf(today + DAY_MS)).toBe('Five for three');
  expect(textOf(today)).toBe('');
  expect(textOf(today + 3 * DAY_MS, today + DAY_MS)).toBe('');
});

it('readableText has names and cities of a short list of schools, and the programmes of a full list', () => {
  const facts = { schools: [{ name: 'A school', city: 'Tokyo', programmes: ['IB DP', 'AP'] }] };
  expect(readableText([['Schools', { in: 'japan', few: 'yes', facts }]], MDX_REGISTRY)).toBe('A school Tokyo');
  expect(readableText([['Schools', { in: 'japan', facts }]], MDX_REGISTRY)).toBe('A school Tokyo IB DP AP');
});

describe('on the site', () => {
  const site = readSiteIn(join(import.meta.dirname, '../../..'));
  const withFacts = elementsIn(site.contexts.flatMap(({ body }) => body)).filter(([, props]) => props && props.facts);
  const nameOf = ([name, props]: Element<ViewProps>) =>
    props && name === 'Facts' ? `Facts ${String(props.of)}` : name;
  const names = [...new Set(withFacts.map(nameOf))].sort();

  it('uses every component that loads facts', () => {
    const facts = [
      'answers',
      'changes',
      'changes-here',
      'checks',
      'consultation',
      'counting',
      'dates-ap',
      'dates-ap-exams',
      'dates-ap-times',
      'dates-applications',
      'dates-by-region',
      'dates-filter',
      'dates-ib',
      'emergency-numbers',
      'founders',
      'helplines',
      'hours',
      'marking',
      'nearest',
      'offers',
      'plans',
      'price-depends-on',
      'region',
      'retention',
      'review-price',
      'safeguarding-lead',
      'school-answers',
      'school-contact',
      'school-example',
      'session-times',
      'teachers',
      'testimonials',
      'tier-table',
      'tiers',
      'trader',
      'trust',
      'tutors',
    ];
    expect(names).toEqual([
      'Assessment',
      ...facts.map((of) => `Facts ${of}`),
      'Hero',
      'MarkExercise',
      'Pages',
      'Schools',
      'Script',
      'Session',
      'StudentWork',
    ]);
  });

  // The owner's answers and checks may be empty, and samples of people are not read. A hero's facts and the hours are drawn and repeat the text; an exercise and a script are read on their own pages; a session's notes are attributes.
  const unread = [
    'Facts answers',
    'Facts checks',
    'Facts hours',
    'Facts offers',
    'Facts teachers',
    'Facts tutors',
    'Hero',
    'MarkExercise',
    'Script',
    'Session',
  ];
  it.each(names.filter((name) => !unread.includes(name)))('reads the facts of <%s>', (name) => {
    for (const element of withFacts.filter((other) => nameOf(other) === name)) {
      const facts = element[1] ? element[1].facts : undefined;
      // The data may name no people.
      if (Array.isArray(facts) && facts.length === 0) continue;
      expect(readableText([element], MDX_REGISTRY)).not.toBe('');
      expect(writtenText([element])).toBe('');
    }
  });

  it('reads all cells of a course’s tables', () => {
    const chemistry = withFacts.find(([, props]) => props && props.course === 'ib-chemistry');
    expect(readableText(chemistry ? [chemistry] : [], MDX_REGISTRY)).toMatch(
      /Chemistry SL .*Component Weight Marks Time Paper 1.* 2 h 30 min/,
    );
  });
});
