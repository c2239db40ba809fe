import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readData } from '../../build/content/data';
import { readSiteIn } from '../../testing/whole-site';
import { elementsIn } from '../../build/compile/walk';
import type { ViewProps } from '../../shared/tree';
import type { SessionFacts } from './loader';

const site = readSiteIn(join(import.meta.dirname, '../../..'));

/** The elements of one name on a page, by their attributes. */
const onPage = (path: string, name: string): ViewProps[] => {
  const body = site.contexts.find((page) => page.path === path)?.body ?? [];
  return elementsIn(body).flatMap(([its, props]) => (its === name ? [props || {}] : []));
};

const SUBJECTS = [
  ...['biology', 'business', 'chemistry', 'computer-science', 'economics', 'english', 'ess', 'french', 'geography'],
  ...['history', 'humanities', 'physics', 'psychology', 'science-math', 'sociology'],
].map((subject) => `/services/${subject}-tutoring`);

describe.each([...SUBJECTS, '/services/mathematics-aa', '/services/mathematics-ai'])('a session on %s', (path) => {
  it('has five named stops, which begin at multiples of five minutes', () => {
    const [session] = onPage(path, 'Session');
    const { minutes, stops } = session?.facts as SessionFacts;
    expect(stops).toHaveLength(5);
    const starts = stops.map(({ from }) => from);
    expect(starts[0]).toBe(0);
    expect(starts.every((from, at) => from % 5 === 0 && from > (starts[at - 1] ?? -1) && from < minutes)).toBe(true);
    for (const { name } of stops) expect(name).toMatch(/^.{3,30}[^.]$/);
  });

  it('has a script with a question, whose marks are the grade’s', () => {
    const [script, ...others] = onPage(path, 'Script');
    expect(others).toEqual([]);
    const [, marks] = /\[(\d+)\]$/.exec(String(script?.question)) ?? [];
    expect(marks).toBe(String(script?.grade).split('/')[1]);
  });
});

it('keeps only the marked answer when the owner has struck the stops', { timeout: 60_000 }, () => {
  const folder = join(import.meta.dirname, '../../../data');
  const answer = { is: 'not-us', by: 'Ada Example', on: '2026-11-27' } as const;
  const struck = readData(folder).claims.map((claim) => (claim.id === 'stops' ? { ...claim, answer } : claim));
  const { contexts } = readSiteIn(join(folder, '..'), readData(folder, struck));
  const sessions = contexts.flatMap(({ body }) => elementsIn(body).filter(([name]) => name === 'Session'));
  expect(sessions).toHaveLength(SUBJECTS.length + 2);
  for (const session of sessions) {
    expect((session[1] || {}).facts).toMatchObject({ stops: [] });
    expect(elementsIn([session]).filter(([name]) => name === 'Script')).toHaveLength(1);
  }
});

it('is different on every page', () => {
  for (const attribute of ['well', 'lost', 'next']) {
    const lines = site.contexts.flatMap(({ path }) => onPage(path, 'Session').map((session) => session[attribute]));
    expect(lines.length).toBeGreaterThan(15);
    expect(new Set(lines).size).toBe(lines.length);
  }
});
