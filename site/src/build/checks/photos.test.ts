import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readPeople } from '../content/people';
import { checkPhotos } from './photos';

const entry = (fields: string) =>
  `- name: Name Surname\n  shownAs: [tutor]\n  role: { en: IB Chemistry }\n  ${fields}\n`;

/** A data folder with one person, and one picture of a size called a.jpg. */
async function folderWith(fields: string, width = 320, height = 400): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'people-'));
  mkdirSync(join(folder, 'photos'));
  writeFileSync(join(folder, 'people.yaml'), entry(fields));
  await sharp({ create: { width, height, channels: 3, background: '#777' } }).toFile(join(folder, 'photos/a.jpg'));
  return folder;
}
async function check(fields: string, width?: number, height?: number): Promise<void> {
  const folder = await folderWith(fields, width, height);
  await checkPhotos(folder, readPeople(folder));
}

it('accepts a photo with and without consent: the launch check decides about that', async () => {
  await check('photo: { file: a.jpg }');
  await check('photo: { file: a.jpg, focus: { x: 0, y: 100 }, consent: { given: 2026-01-02, by: A, for: website } }');
});

it.each([
  ['file: ../a.jpg', /photo\.file" is wrong: must be the name of a JPEG, PNG/],
  ['file: a.heic', /export other formats as JPEG/],
  [
    'file: a.jpg, focus: { x: 120, y: 0 }',
    /photo\.focus\.x" is wrong: must be between 0 and 100: a percentage of the picture’s width/,
  ],
  ['file: a.jpg, focus: { x: 10, y: -1 }', /photo\.focus\.y" is wrong: must be between 0 and 100/],
  ['file: a.jpg, consent: { given: 2026-11-20, for: website }', /photo\.consent\.by" is missing/],
  ['file: a.jpg, consent: { given: soon, by: A, for: website }', /photo\.consent\.given" is wrong/],
  ['file: a.jpg, consent: { given: 2026-11-20, by: A, for: leaflets }', /photo\.consent\.for" is wrong: .*"website"/],
  [
    'file: a.jpg, consent: { given: 2026-11-20, by: A, for: website, until: 2026-11-19 }',
    /photo\.consent\.until" is wrong: must not be before the day/,
  ],
  ['file: a.jpg, alt: A', /photo\.alt" is wrong: there is no such field/],
])('rejects { %s } and names the line', async (photo, message) => {
  await expect(check(`photo: { ${photo} }`)).rejects.toThrow(message);
  await expect(check(`photo: { ${photo} }`)).rejects.toThrow(/people\.yaml:4\n.*\n {2}Fix: /);
});

it('names a missing file, and one with a similar name', async () => {
  await expect(check('photo: { file: b.jpg }')).rejects.toThrow(
    /people\.yaml:4\n.*"b\.jpg", is not in data\/photos\. Did you mean "a\.jpg"\?\n.*put the file there/,
  );
});

it.each([
  [319, 400, /has 319 × 400 px; at least 320 × 400 px are needed.*\n.*as it came from the camera/],
  [320, 399, /has 320 × 399 px; at least/],
  [1200, 440, /has 1200 × 440 px: the crop, 4 wide and 5 high, would leave a strip.*\n.*head and shoulders/],
])('rejects a picture of %i × %i px', async (width, height, message) => {
  await expect(check('photo: { file: a.jpg }', width, height)).rejects.toThrow(message);
});

it('rejects a file that is no picture, and one that was cut off', async () => {
  const folder = await folderWith('photo: { file: a.jpg }', 800, 1000);
  const file = join(folder, 'photos/a.jpg');
  const whole = readFileSync(file);
  for (const broken of [whole.subarray(0, whole.length / 2), 'no picture']) {
    writeFileSync(file, broken);
    await expect(checkPhotos(folder, readPeople(folder))).rejects.toThrow(
      /"a\.jpg", cannot be read as a picture\.\n.*export it as JPEG/,
    );
  }
});
