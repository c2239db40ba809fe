import { expect, it } from 'vitest';
import { findService, GOALS, PROGRAMMES, readAnswers, SUBJECTS, type FinderTable } from './service-finder';

const named = <Name extends string>(names: readonly Name[], prefix: string) =>
  Object.fromEntries(names.map((name) => [name, `/${prefix}/${name}`])) as Record<Name, string>;

const table: FinderTable = {
  subjects: named(SUBJECTS, 'subjects'),
  inProgramme: { ib: { english: '/ib/english', french: '/ib/french' }, ap: { french: '/ap/french' } },
  goals: named(
    GOALS.filter((goal) => goal !== 'course'),
    'goals',
  ),
  notInAp: '/not-in-ap',
};

/** The expected page, written as a list of rules. */
function expected(programme: string, subject: string, goal: string): string {
  if (goal === 'course') {
    if (programme === 'ib' && ['english', 'french'].includes(subject)) return `/ib/${subject}`;
    return programme === 'ap' && subject === 'french' ? '/ap/french' : `/subjects/${subject}`;
  }
  if (programme !== 'ap') return `/goals/${goal}`;
  if (['internal-assessment', 'extended-essay', 'theory-of-knowledge'].includes(goal)) return '/not-in-ap';
  return goal === 'exam' && subject === 'french' ? '/ap/french' : `/goals/${goal}`;
}

it('returns exactly one page of the table for each combination', () => {
  const all = PROGRAMMES.flatMap((programme) =>
    SUBJECTS.flatMap((subject) => GOALS.map((goal) => ({ programme, subject, goal }))),
  );
  expect(all).toHaveLength(288);
  for (const answers of all) {
    const { programme, subject, goal } = answers;
    expect(findService(table, answers), Object.values(answers).join(' × ')).toBe(expected(programme, subject, goal));
  }
});

it('reads answers from an address, and rejects others', () => {
  const read = (query: string) => readAnswers((name) => new URLSearchParams(query).get(name));
  expect(read('programme=ib&subject=chemistry&goal=exam')).toEqual({
    programme: 'ib',
    subject: 'chemistry',
    goal: 'exam',
  });
  expect(read('programme=ib&subject=alchemy&goal=exam')).toBeUndefined();
  expect(read('programme=ib&subject=toString&goal=exam')).toBeUndefined();
  expect(read('')).toBeUndefined();
});
