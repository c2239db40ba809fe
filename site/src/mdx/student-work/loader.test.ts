import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { elementsIn } from '../../build/compile/walk';
import { readData, type SiteData } from '../../build/content/data';
import { readSiteIn } from '../../testing/whole-site';
import { testWork } from '../../testing/student-work.test-data';
import type { StudentScript } from './loader';

const SITE = join(import.meta.dirname, '../../..');
const CHEMISTRY = '/services/chemistry-tutoring';
const data = readData(join(SITE, 'data'));
const siteWith = (works: SiteData['student-work']) =>
  works.length === 0 ? readSiteIn(SITE) : readSiteIn(SITE, { ...data, 'student-work': works });
type Site = ReturnType<typeof siteWith>;

const bodyOf = ({ contexts }: Site, path: string) => contexts.find((page) => page.path === path)?.body ?? [];
/** The titles of students' work on a page. */
const titlesOn = (site: Site, path: string) =>
  elementsIn(bodyOf(site, path)).flatMap(([name, props]) =>
    name === 'StudentWork' && props ? (props.facts as StudentScript[]).map(({ title }) => title) : [],
  );
const scriptsOn = (site: Site, path: string) =>
  elementsIn(bodyOf(site, path)).filter(([name]) => name === 'Script').length;

// Without real work; the test needs no invented one.
it.runIf(data['student-work'].length === 0)('leaves our own samples while there is no student’s work', () => {
  const site = siteWith([]);
  for (const path of ['/', CHEMISTRY, '/mark-my-page', '/mark-my-page/ar']) expect(titlesOn(site, path)).toEqual([]);
  expect(scriptsOn(site, '/mark-my-page')).toBe(1);
  expect(elementsIn(bodyOf(site, '/')).filter(([, props]) => props && props.plate)).toHaveLength(3);
});

describe('with students’ work', { timeout: 120_000 }, () => {
  const site = siteWith([
    testWork({ title: 'newest' }),
    testWork({ reference: 'L-2345-6723', subject: '/services/history-tutoring', title: 'history' }),
    testWork({ reference: 'L-2345-6724', title: 'older' }),
    testWork({ reference: 'L-2345-6725', title: 'oldest' }),
    testWork({ reference: 'L-2345-6726', language: 'ar', subject: '/services/physics-tutoring', title: 'عربي' }),
  ]);

  it('shows a subject its own, the newest first, before our sample', () => {
    expect(titlesOn(site, CHEMISTRY)).toEqual(['newest', 'older']);
    expect(titlesOn(site, '/services/history-tutoring')).toEqual(['history']);
    expect(titlesOn(site, '/services/biology-tutoring')).toEqual([]);
    const order = elementsIn(bodyOf(site, CHEMISTRY)).map(([name]) => name);
    expect(order.indexOf('StudentWork')).toBeLessThan(order.indexOf('Session'));
    expect(scriptsOn(site, CHEMISTRY)).toBe(1);
  });

  it('shows the newest in the page’s language, then in English, on other pages', () => {
    expect(titlesOn(site, '/')).toEqual(['newest']);
    expect(titlesOn(site, '/mark-my-page')).toEqual(['newest']);
    expect(titlesOn(site, '/mark-my-page/ar')).toEqual(['عربي']);
    expect(titlesOn(site, '/mark-my-page/ja')).toEqual(['newest']);
  });

  it('takes our stand-ins out of these pages, so that search does not find them', () => {
    for (const path of ['/mark-my-page', '/mark-my-page/ar']) expect(scriptsOn(site, path)).toBe(0);
    expect(elementsIn(bodyOf(site, '/')).filter(([, props]) => props && props.plate)).toHaveLength(0);
  });

  it('never publishes a reference', () => {
    const [reference] = JSON.stringify(site.contexts).match(/L-2345-67\d\d/) ?? [];
    expect(reference).toBeUndefined();
  });

  it('marks what is in another language, and links to the subject in the page’s', () => {
    const [script] = elementsIn(bodyOf(site, '/mark-my-page/ja')).flatMap(([name, props]) =>
      name === 'StudentWork' && props ? (props.facts as StudentScript[]) : [],
    );
    expect(script).toMatchObject({ lang: 'en', subject: { href: CHEMISTRY, hrefLang: 'en' } });
    expect(script?.paragraphs[1]).toEqual([
      'Because of ',
      { words: 'test energy', kind: 'underline', note: 'Of which particles?' },
      '.',
    ]);
  });

  it('makes the strip of the home page from it', () => {
    const hero = elementsIn(bodyOf(site, '/')).find(([name]) => name === 'Hero');
    expect(hero?.[1] ? hero[1].facts : {}).toMatchObject({
      strip: { right: 'rises with the temperature', wrong: 'test energy', note: 'Of which particles?' },
    });
  });
});
