import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readData } from '../../../build/content/data';
import type { LoaderContext } from '../../../build/model/mdx-component';
import { SITE_MESSAGES } from '../../../generated/site-messages';
import { People } from './component';
import { peopleShownAs } from './loader';
import type { PersonFacts } from './person-facts';

const CONSENT = 'consent: { given: 2026-11-20, by: Somebody Else, for: website, until: 2026-11-30 }';
const PEOPLE = (photo: string) => `
- name: Name Surname
  shownAs: [tutor, consultation]
  role: { en: IB Chemistry, de: IB-Chemie }
  facts: [{ en: Degree in chemistry }]
  ${photo}
- { name: Other Name, shownAs: [tutor] }
`;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-26') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The data of the site with other people. */
function dataWith(people: string) {
  const folder = mkdtempSync(join(tmpdir(), 'people-'));
  cpSync(join(import.meta.dirname, '../../../../data'), folder, { recursive: true });
  writeFileSync(join(folder, 'people.yaml'), people);
  mkdirSync(join(folder, 'photos'), { recursive: true });
  writeFileSync(join(folder, 'photos/a.jpg'), 'its content only makes the name of the published files');
  return readData(folder);
}
const render = (facts: PersonFacts[]) => renderToStaticMarkup(createElement(People, { facts }));
const load = (people: string, part: 'tutor' | 'founder' | 'consultation', language: 'en' | 'de' = 'en') =>
  peopleShownAs(part).load(
    { data: dataWith(people), language, messages: SITE_MESSAGES[language] } as unknown as LoaderContext,
    undefined,
  );

it('shows nobody if the data names nobody', () => {
  expect(load('[]', 'founder')).toEqual([]);
  expect(render([])).toBe('');
  expect(load(PEOPLE(''), 'founder')).toEqual([]);
});

it('shows people on the pages of their part, in the page’s language or marked as English', () => {
  expect(load(PEOPLE(''), 'tutor').map(({ name, sample }) => [name, sample])).toEqual([
    ['Name Surname', false],
    ['Other Name', false],
  ]);
  const [person] = load(PEOPLE(''), 'consultation', 'de');
  expect(peopleShownAs('consultation').textOf(person ? [person] : [], undefined)).toEqual([
    'Name Surname',
    'IB-Chemie',
    'Degree in chemistry',
  ]);
  expect(person).toMatchObject({ role: { text: 'IB-Chemie' }, facts: [{ text: 'Degree in chemistry', lang: 'en' }] });
});

it('shows a photo with its sizes, and publishes nothing of the consent', () => {
  const facts = load(PEOPLE(`photo: { file: a.jpg, ${CONSENT} }`), 'tutor');
  const html = render(facts);
  expect(html).toMatch(
    /<picture><source type="image\/avif" srcSet="\/assets\/person-160-\S{7}\.avif 160w, \/assets\/person-320-\S{7}\.avif 320w" sizes="[^"]+"\/><img src="\/assets\/person-320-\S{7}\.webp" srcSet="[^"]+ 320w" sizes="[^"]+" width="320" height="400" loading="lazy"/,
  );
  for (const secret of ['2026-11-20', '2026-11-30', 'Somebody Else', 'consent', 'a.jpg']) {
    expect(JSON.stringify(facts)).not.toContain(secret);
    expect(html).not.toContain(secret);
  }
});

it('shows initials in place of a photo without a consent, and from the day after its end', () => {
  const shown = (photo: string) => render(load(PEOPLE(photo), 'consultation'));
  expect(shown('photo: { file: a.jpg }')).toContain('>NS</div>');
  expect(shown('photo: { file: a.jpg }')).not.toContain('<img');
  vi.setSystemTime(new Date('2026-11-30T23:59:00Z'));
  expect(shown(`photo: { file: a.jpg, ${CONSENT} }`)).toContain('<img');
  vi.setSystemTime(new Date('2026-12-01T00:00:00Z'));
  expect(shown(`photo: { file: a.jpg, ${CONSENT} }`)).not.toContain('<img');
  vi.setSystemTime(new Date('2026-11-19T23:00:00Z'));
  expect(shown(`photo: { file: a.jpg, ${CONSENT} }`)).not.toContain('<img');
});
