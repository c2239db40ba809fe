import { expect, it } from 'vitest';
import { damaged, fileOf, fixture, giant, html, photo } from './files.test-data';
import { lookAt, preparePage, UNEDITED } from './prepare-page';

/** How light a page is at its left and at its right side, from 0 to 255. */
async function sidesOf(jpeg: ArrayBuffer): Promise<[left: number, right: number]> {
  const bitmap = await createImageBitmap(new Blob([jpeg]));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(bitmap, 0, 0);
  const lightAt = (x: number) => context.getImageData(x, bitmap.height / 2, 1, 1).data[1] ?? 0;
  return [lightAt(bitmap.width / 4), lightAt((bitmap.width * 3) / 4)];
}

it.each([
  'animated.gif',
  'animated.webp',
  'bitmap.bmp',
  'cmyk.jpg',
  'progressive.jpg',
  'sixteen-bit.png',
  'still.avif',
  'still.webp',
  'transparent.png',
])('makes a page of %s: its left half is dark, and its right half white', async (name) => {
  const file = await fixture(name);
  expect(await lookAt(file)).toEqual({ kind: 'picture', otherwise: 'fileBroken' });
  const { jpeg } = await preparePage(file, UNEDITED);
  const [left, right] = await sidesOf(jpeg);
  expect(left).toBeLessThan(80);
  expect(right).toBeGreaterThan(240);
});

it.each([
  ['photo.heic', 'fileHeic'],
  ['two-pictures.heic', 'fileHeic'],
  ['scan.tiff', 'fileOther'],
] as const)('tries %s, which only some browsers open', async (name, otherwise) => {
  const file = await fixture(name);
  expect(await lookAt(file)).toEqual({ kind: 'picture', otherwise });
  // Chromium does not open it.
  await expect(preparePage(file, UNEDITED)).rejects.toThrow();
});

it.each([
  ['a Word document', fileOf('PK\x03\x04', 'word/document.xml'), 'fileDocument'],
  ['an old Word document', fileOf('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), 'fileDocument'],
  ['the film of a Live Photo', fileOf('\0\0\0\x14ftypqt  '), 'fileVideo'],
  ['a film of an Android phone', fileOf('\0\0\0\x18ftypmp42'), 'fileVideo'],
  ['a WebM film', fileOf('\x1a\x45\xdf\xa3'), 'fileVideo'],
  ['an SVG', fileOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'fileOther'],
  ['a page', html(), 'fileOther'],
  ['nothing', fileOf(), 'fileBroken'],
  ['a PNG of 30,000 × 30,000 pixels', giant(), 'fileLarge'],
  ['a GIF of 60,000 × 60,000 pixels', fileOf('GIF89a\x60\xea\x60\xea'), 'fileLarge'],
  [
    'a WebP of 16,384 × 16,384 pixels',
    fileOf('RIFF\0\0\0\0WEBPVP8X', '\x0a\0\0\0\0\0\0\0', '\xff\x3f\0\xff\x3f\0'),
    'fileLarge',
  ],
  ['a BMP of 65,535 × 65,535 pixels', fileOf('BM', '\0'.repeat(16), '\xff\xff\0\0\xff\xff\0\0'), 'fileLarge'],
  [
    'an AVIF of 65,535 × 65,535 pixels',
    fileOf('\0\0\0\x14ftypavif', '\0'.repeat(8), 'ispe', '\0'.repeat(4), '\0\0\xff\xff\0\0\xff\xff'),
    'fileLarge',
  ],
] as const)('refuses %s', async (_, file, problem) => {
  expect(await lookAt(file)).toBe(problem);
});

it('refuses a PDF that is too large to open, whatever its name', async () => {
  const large = new File(['%PDF-1.7\n', new Uint8Array(100_000_000)], 'photo.jpg');
  expect(await lookAt(large)).toBe('filePdfLarge');
  expect(await lookAt(large.slice(0, 100_000_000))).toEqual({ kind: 'pdf' });
});

it('refuses a photo of 108 megapixels, as some phones take it, before it is decoded', async () => {
  const small = new Uint8Array(await (await photo(120, 80)).arrayBuffer());
  // The frame header SOF0: marker, length, precision, height, width.
  const frame = small.findIndex((byte, at) => byte === 0xff && small[at + 1] === 0xc0);
  new DataView(small.buffer).setUint16(frame + 5, 9000);
  new DataView(small.buffer).setUint16(frame + 7, 12_000);
  expect(await lookAt(new File([small], 'photo.jpg'))).toBe('fileLarge');
});

it('asks to choose a file again that the device could not read', async () => {
  const gone = new File(['x'], 'cloud.jpg');
  Object.defineProperty(gone, 'slice', {
    value: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
  });
  expect(await lookAt(gone)).toBe('fileUnread');
});

it('rejects a damaged picture', async () => {
  await expect(preparePage(damaged(), UNEDITED)).rejects.toThrow();
});
