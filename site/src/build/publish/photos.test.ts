import { globSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Person, Photo } from '../content/people';
import { photoFiles } from '../model/photo-files';
import { encodePhoto, MAX_PHOTO_BYTES, writePhotos } from './photos';

const today = new Date('2026-11-26');
const CONSENT = { given: '2026-11-20', by: 'Name Surname', for: 'website' } as const;

/** A picture of smooth areas, edges and grain, as a photograph has them. `grain` is the strength of the noise. */
async function writePicture(file: string, { width = 1200, height = 1500, grain = 8 } = {}): Promise<void> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 125" preserveAspectRatio="none">
    <defs><radialGradient id="a"><stop stop-color="#f0d9c0"/><stop offset="1" stop-color="#7d5a44"/></radialGradient>
    <linearGradient id="b" x2="1" y2="1"><stop stop-color="#33566e"/><stop offset="1" stop-color="#c9b98f"/></linearGradient></defs>
    <path fill="url(#b)" d="M0 0h100v125H0z"/><path fill="#27303f" d="M5 125c4-30 20-42 45-42s41 12 45 42z"/>
    <ellipse cx="50" cy="50" rx="22" ry="30" fill="url(#a)"/><path fill="#2d211b" d="M28 44c0-40 44-40 44 0-10-14-34-14-44 0z"/>
    ${Array.from({ length: 60 }, (_, at) => `<path stroke="#2d211b" stroke-width=".2" d="M${28 + at * 0.73} 42q${at % 7} -14 ${10 - (at % 9)} -22"/>`).join('')}
  </svg>`;
  const noise = { width, height, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: grain } } as const;
  const grainy = await sharp({ create: { ...noise, background: '#808080' } })
    .png()
    .toBuffer();
  await sharp(Buffer.from(drawing))
    .composite([{ input: grainy, blend: 'soft-light' }])
    .withExif({ IFD0: { Make: 'A camera' }, IFD3: { GPSLatitude: '43/1 39/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg({ quality: 95 })
    .toFile(file);
}

const site = () => {
  const folder = mkdtempSync(join(tmpdir(), 'photos-'));
  mkdirSync(join(folder, 'data/photos'), { recursive: true });
  return folder;
};

function photoOf(folder: string, file = 'a.jpg', consent: Photo['consent'] = CONSENT): Photo {
  return { file, path: join(folder, 'data/photos', file), focus: { x: 50, y: 40 }, consent };
}
const person = (photo?: Photo): Person => ({
  name: 'Name Surname',
  shownAs: ['tutor'],
  role: { en: 'IB Chemistry' },
  facts: [],
  subjects: [],
  languages: [],
  checked: [],
  sample: false,
  ...(photo && { photo }),
});
const write = (folder: string, people: readonly Person[], day = today) =>
  writePhotos(folder, join(folder, 'cache'), people, day);
const published = (folder: string) => globSync('public/assets/*', { cwd: folder }).sort();

it('publishes AVIF and WebP of 160 and 320 px, 4:5, of at most 12 kB, without metadata', async () => {
  const folder = site();
  const photo = photoOf(folder);
  await writePicture(photo.path);
  expect((await sharp(photo.path).metadata()).exif).toBeDefined();
  await write(folder, [person(photo)]);
  expect(published(folder)).toEqual(
    photoFiles(photo)
      .map(({ href }) => `public${href}`)
      .sort(),
  );
  for (const { href, width, format } of photoFiles(photo)) {
    const file = join(folder, 'public', href);
    const metadata = await sharp(file).metadata();
    expect([metadata.width, metadata.height]).toEqual([width, width * 1.25]);
    expect(metadata.format).toBe(format === 'avif' ? 'heif' : format);
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc]).toEqual(Array(4).fill(undefined));
    expect(readFileSync(file).includes('A camera')).toBe(false);
    expect(statSync(file).size).toBeLessThanOrEqual(MAX_PHOTO_BYTES);
    // The quality is lowered only as far as it must be: the pictures are not tiny.
    expect(statSync(file).size).toBeGreaterThan(800);
  }
});

it('crops around the focus, in the direction in which viewers show the picture', async () => {
  const folder = site();
  const photo = photoOf(folder);
  // Red at the left and blue at the right, stored on its side with a note to turn it.
  const halves =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="800"><path fill="#f00" d="M0 0h800v800H0z"/><path fill="#00f" d="M800 0h800v800H800z"/></svg>';
  const upright = await sharp(Buffer.from(halves)).png().toBuffer();
  await sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toFile(photo.path);
  const colourAt = async (x: number) => {
    const encoded = await encodePhoto({ ...photo, focus: { x, y: 50 } }, 160, 'webp');
    const [red, , blue] = (await sharp(encoded).stats()).channels.map(({ mean }) => Math.round(mean));
    return (red ?? 0) > 200 ? 'red' : (blue ?? 0) > 200 ? 'blue' : 'both';
  };
  expect([await colourAt(0), await colourAt(50), await colourAt(100)]).toEqual(['red', 'both', 'blue']);
});

it('says what to do if no quality fits', async () => {
  const folder = site();
  const photo = photoOf(folder);
  await writePicture(photo.path, { width: 320, height: 400, grain: 120 });
  await expect(write(folder, [person(photo)])).rejects.toThrow(
    /a\.jpg\n.*At 320 px wide, the photo is larger than 12 kB even at the lowest quality.*\n.*Fix: take a picture with a plain background/,
  );
});

it('publishes no photo without a consent that holds, and deletes it from the cache when the consent ends', async () => {
  const folder = site();
  const [ends, unsigned] = [
    photoOf(folder, 'ends.jpg', { ...CONSENT, until: '2026-11-30' }),
    photoOf(folder, 'none.jpg'),
  ];
  delete unsigned.consent;
  await writePicture(ends.path);
  await writePicture(unsigned.path, { grain: 4 });
  const people = [person(ends), person(unsigned), person()];
  await write(folder, people, new Date('2026-11-30T23:00:00Z'));
  expect(published(folder)).toHaveLength(4);
  expect(published(folder)).toEqual(
    photoFiles(ends)
      .map(({ href }) => `public${href}`)
      .sort(),
  );
  expect(globSync('cache/*', { cwd: folder })).toHaveLength(4);
  await write(folder, people, new Date('2026-12-01T00:00:00Z'));
  expect(globSync('cache/*', { cwd: folder })).toEqual([]);
});

it('renames the files when the picture or its focus changes, so that browsers load them again', () => {
  const photo = photoOf(site());
  const [first] = [writeFileSync(photo.path, 'one')].map(() => photoFiles(photo));
  expect(photoFiles(photo)).toEqual(first);
  expect(photoFiles({ ...photo, focus: { x: 51, y: 40 } })).not.toEqual(first);
  writeFileSync(photo.path, 'two');
  expect(photoFiles(photo)).not.toEqual(first);
  expect(JSON.stringify(photoFiles(photo))).not.toContain('Surname');
});
