import { describe, expect, it } from 'vitest';
import { changesOf, couldAdd, hoursSummary, peopleIn, photosIn, whyNoPhoto } from './people-file';
import { cropOf, maxZoom, photoFileOf, photoSrc } from './photo';
import { rowsOf, windowsOf } from './week';

const TEXT = `# People
- name: A
  shownAs: [tutor]
  photo: { file: a.jpg }
-
- name: C
`;

describe('people.yaml', () => {
  it('is read while it is being written', () => {
    expect(peopleIn(TEXT).map(({ name }) => name)).toEqual(['A', undefined, 'C']);
    expect(photosIn(TEXT)).toEqual(['a.jpg']);
    expect(peopleIn('')).toEqual([]);
  });

  it('says what could be added, hours and subjects only of those who teach', () => {
    expect(couldAdd({ name: 'A', shownAs: ['founder'] })).toEqual(['photo', 'what was checked']);
    expect(couldAdd({ name: 'A', shownAs: ['tutor'], photo: { file: 'a.jpg' } })).toEqual([
      'subjects',
      'languages',
      'weekly hours',
      'what was checked',
    ]);
  });

  it('says why no page shows a photo', () => {
    const photoOf = (consent?: { until?: string }) => ({ photo: { file: 'a.jpg', ...(consent && { consent }) } });
    expect(whyNoPhoto({}, '2026-11-27')).toBeUndefined();
    expect(whyNoPhoto(photoOf(), '2026-11-27')).toMatch(/consent is not written down/);
    expect(whyNoPhoto(photoOf({ until: '2026-11-26' }), '2026-11-27')).toMatch(/consent has ended/);
    expect(whyNoPhoto(photoOf({ until: '2026-11-27' }), '2026-11-27')).toBeUndefined();
  });

  it('has a summary of its changes', () => {
    const [a, b] = [{ name: 'A' }, { name: 'B' }];
    expect(changesOf([a], [a, b])).toBe('People: add B');
    expect(changesOf([a, b], [b])).toBe('People: remove A');
    expect(changesOf([a, b], [{ ...a, languages: ['en'] }, b])).toBe('People: change A');
    expect(changesOf([a], [b])).toBe('People: rename A');
    expect(changesOf([a], [a, {}])).toBe('People: add a person');
    expect(changesOf([a], [a])).toBe('People: change the list');
    expect(changesOf([a], [a, { ...a, languages: ['en'] }])).toBe('People: add A');
    expect(changesOf([a, a], [a])).toBe('People: remove A');
  });
});

describe('weekly hours', () => {
  const window = (days: number[], from = '16:00', to = '20:00') => ({ days, from, to });

  it('has a row for the same hours on days that do not follow each other, in any order', () => {
    expect(rowsOf([window([1]), window([3, 4]), window([6], '10:00')])).toEqual([
      window([1, 3, 4]),
      window([6], '10:00'),
    ]);
    expect(rowsOf([window([6, 7, 1])])).toEqual([window([1, 6, 7])]);
  });

  it('writes an entry for each run of days', () => {
    expect(windowsOf([window([5, 1, 2, 7])])).toEqual([window([1, 2]), window([5]), window([7])]);
  });

  it('keeps a row without days', () => {
    expect(windowsOf([window([])])).toEqual([window([])]);
    expect(rowsOf([window([]), window([1])])).toEqual([window([]), window([1])]);
  });

  it('is a line, without what is not written yet', () => {
    const windows = [window([1, 2, 3, 4, 5]), window([]), { days: [6], from: '10:00' }, window([7], '20:00', '10:00')];
    expect(hoursSummary({ windows })).toBe('Mon – Fri, 16:00 – 20:00');
  });
});

describe('photos', () => {
  it('are cropped 4 to 5 around the face, inside the picture', () => {
    expect(cropOf({ width: 2000, height: 1000 }, { x: 10, y: 50, zoom: 1 })).toEqual({
      x: 0,
      y: 0,
      width: 800,
      height: 1000,
    });
    expect(cropOf({ width: 2000, height: 1000 }, { x: 50, y: 50, zoom: 2 })).toEqual({
      x: 800,
      y: 250,
      width: 400,
      height: 500,
    });
    expect(cropOf({ width: 800, height: 2000 }, { x: 50, y: 40, zoom: 1 })).toMatchObject({ y: 300, height: 1000 });
  });

  it('are not enlarged until they are not sharp', () => {
    expect(maxZoom({ width: 640, height: 2000 })).toBe(2);
    expect(maxZoom({ width: 320, height: 400 })).toBe(1);
  });

  it('have a new name, which the content API accepts', () => {
    expect(photoFileOf('Zoë Müller-O’Neil', [])).toBe('zoe-muller-o-neil.jpg');
    expect(photoFileOf('Zoë', ['zoe.jpg', 'zoe-2.jpg'])).toBe('zoe-3.jpg');
    expect(photoFileOf('山田', [])).toBe('person.jpg');
  });

  it('have their media type', () => {
    expect(photoSrc('a.JPG', 'QQ==')).toBe('data:image/jpeg;base64,QQ==');
    expect(photoSrc('a.webp', 'QQ==')).toBe('data:image/webp;base64,QQ==');
  });
});
