import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { elementsIn } from '../../build/compile/walk';
import { readData } from '../../build/content/data';
import { readSiteIn } from '../../testing/whole-site';
import type { ViewNode } from '../../shared/tree';
import type { HeroFacts } from './loader';

const SITE = join(import.meta.dirname, '../../..');
const site = readSiteIn(SITE);
const data = readData(join(SITE, 'data'));

function heroOf(path: string): HeroFacts {
  const body: readonly ViewNode[] = site.contexts.find((page) => page.path === path)?.body ?? [];
  const hero = body.find((node) => typeof node !== 'string' && node[0] === 'Hero');
  const props = hero && typeof hero !== 'string' ? hero[1] : 0;
  return (props ? props.facts : {}) as HeroFacts;
}

describe('the exam line', () => {
  it('is on home, services, subjects and regions only', () => {
    const shown = site.contexts.filter(({ path }) => heroOf(path).exam).map(({ path }) => path);
    expect(shown).toEqual(
      expect.arrayContaining(['/', '/services/chemistry-tutoring', '/subjects/ap-french-tutor', '/kr', '/us-ca']),
    );
    expect(shown.filter((path) => /^\/(blog|learning|schools|tools|about|privacy)/.test(path))).toEqual([]);
  });

  it('names exams of the page’s programme that have not begun', () => {
    expect(heroOf('/subjects/ap-french-tutor').exam?.body).toBe('AP');
    expect(heroOf('/services/chemistry-tutoring').exam?.body).toBe('IB');
    for (const { path } of site.contexts) {
      const { exam } = heroOf(path);
      if (exam) expect(Date.parse(exam.day), path).toBeGreaterThan(Date.now());
    }
    // France sits the IB in May only.
    expect(heroOf('/fr').exam?.session).toMatch(/-05$/);
  });
});

it('shows the script’s main marks in the strip for phones', () => {
  expect(heroOf('/services/language-support').strip).toEqual({
    right: 'the death rate fell because vaccines and clean water reached the villages, so the population grew',
    wrong: 'hardly worked',
    note: '“Hardly worked” means they did almost no work. You mean “worked hard”.',
  });
  // A page without a script in its hero has no strip.
  expect(heroOf('/about').strip).toBeUndefined();
  expect(heroOf('/services/chemistry-tutoring').strip).toBeUndefined();
});

it('has a script or an exercise of its own for every region', () => {
  const regions = site.contexts.filter(({ path }) =>
    data.regions.withPage.some(({ languages }) => languages.some((variant) => variant.path === path)),
  );
  expect(regions.length).toBeGreaterThan(25);
  const questions = new Map(
    site.contexts.flatMap(({ path, body }) =>
      elementsIn(body).flatMap(([name, props]) =>
        name === 'MarkExercise' && props && props.question ? [[path, props.question]] : [],
      ),
    ),
  );
  const notes = regions.map(({ path }) => heroOf(path).strip?.note ?? questions.get(path));
  expect(notes).not.toContain(undefined);
  expect(new Set(notes).size).toBe(notes.length);
});
