import { expect, it } from 'vitest';
import { mergePeople, missingOf, peopleIn } from './people-file';
import { cropOf, photoFileOf } from './photo';

const BASE = '# People\n- name: A\n  shownAs: [tutor]\n- name: B\n  shownAs: [founder]\n';

it('keeps what two people changed, each in their own entry', () => {
  const mine = BASE.replace('[founder]', '[founder, tutor]');
  const theirs = `${BASE.replace('[tutor]', '[counsellor]')}- name: C\n  shownAs: [tutor]\n`;
  const merged = mergePeople(BASE, mine, theirs);
  expect(peopleIn(merged)).toEqual([
    { name: 'A', shownAs: ['counsellor'] },
    { name: 'B', shownAs: ['founder', 'tutor'] },
    { name: 'C', shownAs: ['tutor'] },
  ]);
  expect(merged).toMatch(/^# People\n/);
});

it('keeps an added person and a removal', () => {
  const mine = `${BASE.replace(/- name: B[\s\S]*/, '')}- name: D\n  shownAs: [tutor]\n`;
  expect(peopleIn(mergePeople(BASE, mine, BASE)).map(({ name }) => name)).toEqual(['A', 'D']);
});

it('says what is missing, hours and subjects only of those who teach', () => {
  expect(missingOf({ name: 'A', shownAs: ['founder'] }, '2026-11-27')).toEqual(['photo', 'what was checked']);
  expect(missingOf({ name: 'A', shownAs: ['tutor'], photo: { file: 'a.jpg' } }, '2026-11-27')).toEqual([
    'consent to the photo',
    'subjects',
    'languages',
    'weekly hours',
    'what was checked',
  ]);
  const ended = { file: 'a.jpg', consent: { until: '2026-11-26' } };
  expect(missingOf({ name: 'A', photo: ended }, '2026-11-27')).toContain('consent: it has ended');
});

it('crops 4 to 5 around the face, inside the picture', () => {
  expect(cropOf(2000, 1000, { x: 10, y: 50 })).toEqual({
    x: 0,
    y: 0,
    width: 800,
    height: 1000,
    focus: { x: 25, y: 50 },
  });
  expect(cropOf(800, 2000, { x: 50, y: 40 })).toMatchObject({ x: 0, y: 300, height: 1000, focus: { x: 50, y: 50 } });
});

it('names a file as the content API accepts it', () => {
  expect(photoFileOf('Zoë Müller-O’Neil', 0)).toBe('zoe-muller-o-neil.jpg');
  expect(photoFileOf('山田', 2)).toBe('person-3.jpg');
});
