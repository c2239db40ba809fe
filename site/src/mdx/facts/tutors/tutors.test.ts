import { cpSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { layoutData } from '../../../build/model/layout-data';
import { structuredData } from '../../../build/publish/seo/structured-data';
import { readData, type SiteData } from '../../../build/content/data';
import { elementsIn } from '../../../build/compile/walk';
import type { Site } from '../../../build/pages/pages';
import { readSiteIn } from '../../../testing/whole-site';
import type { ViewProps } from '../../../shared/tree';
import type { TutorsFacts } from './loader';

const SITE = join(import.meta.dirname, '../../../..');
const REAL = `
- name: Name Surname
  shownAs: [tutor, consultation]
  role: { en: Examiner and tutor, de: Prüferin und Lehrkraft }
  subjects: [{ page: /services/chemistry-tutoring, levels: [IB HL] }]
  languages: [en, ja]
- { name: Other Person, shownAs: [founder], role: { en: Founder } }
`;

/** The whole site with other people, and its data. */
function siteWith(people: string): { site: Site; data: SiteData } {
  const folder = mkdtempSync(join(tmpdir(), 'tutors-'));
  cpSync(join(SITE, 'data'), join(folder, 'data'), { recursive: true });
  symlinkSync(join(SITE, 'content'), join(folder, 'content'));
  writeFileSync(join(folder, 'data/people.yaml'), people);
  const data = readData(join(folder, 'data'));
  // With the real site's folder, its pages need not be compiled again.
  return { site: readSiteIn(SITE, data, join(folder, 'data')), data };
}
const onPage = ({ contexts }: Site, path: string, name: string): ViewProps[] =>
  elementsIn(contexts.find((page) => page.path === path)?.body ?? []).flatMap(([its, props]) =>
    its === name ? [props || {}] : [],
  );
const tutorsOn = (site: Site, path: string) =>
  (onPage(site, path, 'Facts').find(({ of }) => of === 'tutors')?.facts as TutorsFacts).tutors;
const teachersOn = (site: Site, path: string) =>
  (onPage(site, path, 'Facts').find(({ of }) => of === 'teachers')?.facts as
    { tutors: TutorsFacts['tutors']; href: string } | undefined) ?? {
    tutors: [],
    href: '',
  };
const dataOf = ({ site, data }: { site: Site; data: SiteData }, path: string) => {
  const page = site.contexts.find((one) => one.path === path);
  return JSON.stringify(page && structuredData(page, site.tree, data));
};

describe('while the data names nobody', () => {
  let all: ReturnType<typeof siteWith>;
  beforeAll(() => void (all = siteWith('[]\n')));

  it('shows samples, named and marked in the language of the page', () => {
    const shown = (path: string) => tutorsOn(all.site, path).map(({ name, sample }) => [name, sample]);
    expect(shown('/tutors')).toEqual([
      ['Sample tutor A', true],
      ['Sample tutor B', true],
      ['Sample counsellor C', true],
    ]);
    expect(shown('/tutors/ja')).toContainEqual(['見本の講師A', true]);
  });

  it('shows a sample on the page of its course', () => {
    const { tutors } = teachersOn(all.site, '/services/chemistry-tutoring');
    expect(tutors).toMatchObject([{ name: 'Sample tutor A', subjects: [{ id: 'chemistry-tutoring' }] }]);
    expect(teachersOn(all.site, '/services/physics-tutoring').tutors).toEqual([]);
  });

  it('tells no search engine that samples are people, and names none in the terms of the consultation', () => {
    expect(dataOf(all, '/tutors')).not.toMatch(/"Person"|Sample/);
    expect(layoutData('en', all.data).consultation).toContain('with one of our team');
  });
});

describe('once somebody is named', () => {
  let all: ReturnType<typeof siteWith>;
  beforeAll(() => void (all = siteWith(REAL)));

  it('shows no sample anywhere', () => {
    expect(tutorsOn(all.site, '/tutors').map(({ name }) => name)).toEqual(['Name Surname']);
    const withSamples = all.site.contexts.filter((page) =>
      /Sample (?:tutor|counsellor) [A-C]/.test(JSON.stringify(page)),
    );
    expect(withSamples.map(({ path }) => path)).toEqual([]);
  });

  it('shows who teaches on the page of the course, with a link to the filtered list', () => {
    expect(teachersOn(all.site, '/services/chemistry-tutoring')).toMatchObject({
      tutors: [{ name: 'Name Surname', subjects: [{ levels: ['IB HL'] }] }],
      href: '/tutors?subject=chemistry-tutoring',
    });
    expect(teachersOn(all.site, '/services/biology-tutoring').tutors).toEqual([]);
  });

  it('names who attends the consultation, in each language', () => {
    expect(layoutData('en', all.data).consultation).toContain('with Name Surname');
    expect(layoutData('ja', all.data).consultation).toContain('Name Surnameがお話しします');
    expect(layoutData('en', all.data).consultation).not.toContain('our team');
  });

  it('describes who teaches to search engines, in the language of the page', () => {
    expect(dataOf(all, '/tutors')).toContain('"@type":"EducationalOrganization"');
    expect(dataOf(all, '/tutors')).toContain('"jobTitle":"Examiner and tutor","knowsLanguage":["en","ja"]');
    expect(dataOf(all, '/tutors/de')).toContain('"jobTitle":"Prüferin und Lehrkraft"');
    // A founder does not teach.
    expect(dataOf(all, '/tutors')).not.toContain('Other Person');
    expect(dataOf(all, '/about')).not.toContain('EducationalOrganization');
  });
});

it('refuses a course that has no page, and names the line', () => {
  const people = REAL.replace('/services/chemistry-tutoring', '/services/chemistry-tutorin');
  expect(() => siteWith(people)).toThrow(/people\.yaml:5[^]*chemistry-tutorin/);
});
