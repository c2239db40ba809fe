/** Text in the EXIF block of a {@link photo}, as a phone writes the place. */
export const SECRET = 'GPS 43.6532 N 79.3832 W';

/** A JPEG, drawn here: its left half is dark. With EXIF data, as a phone that was held upright writes it. */
export async function photo(width: number, height: number, name = 'photo.jpg'): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#123';
  context.fillRect(0, 0, width / 2, height);
  const drawn = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.9);
  });
  const jpeg = new Uint8Array((await drawn?.arrayBuffer()) ?? []);
  return new File([jpeg.slice(0, 2), exif(), jpeg.slice(2)], name, { type: 'image/jpeg' });
}

/** An APP1 segment: the orientation is 6 (turn to the right by a quarter), and an artist, who is the secret. */
function exif(): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(`${SECRET}\0`);
  const bytes = new Uint8Array(4 + 6 + 8 + 2 + 2 * 12 + 4 + text.length);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xffe1);
  view.setUint16(2, bytes.length - 2);
  bytes.set(new TextEncoder().encode('Exif\0\0MM'), 4);
  view.setUint16(12, 42);
  view.setUint32(14, 8);
  view.setUint16(18, 2);
  // Orientation, a short.
  view.setUint16(20, 0x0112);
  view.setUint16(22, 3);
  view.setUint32(24, 1);
  view.setUint16(28, 6);
  // Artist, a text behind the table.
  view.setUint16(32, 0x013b);
  view.setUint16(34, 2);
  view.setUint32(36, text.length);
  view.setUint32(40, 38);
  bytes.set(text, 48);
  return bytes;
}

const bytesOf = (...parts: (string | number)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? part : [...new TextEncoder().encode(part)])));

/** A file of bytes, which are the characters of a text. */
export const fileOf = (...parts: string[]) =>
  new File([Uint8Array.from(parts.join(''), (character) => character.charCodeAt(0))], 'file.jpg');

const FIXTURES = import.meta.glob<string>('./fixtures/*', { query: '?url', import: 'default', eager: true });

/** A picture in a format that no canvas writes, of 120 × 80 pixels: its left half is dark, and its right half white. */
export async function fixture(name: string): Promise<File> {
  const address = FIXTURES[`./fixtures/${name}`];
  if (!address) throw new Error(`There is no file ${name} in fixtures.`);
  return new File([await (await fetch(address)).blob()], name);
}

/** A photo as iPhones store it: no browser but Safari opens it. */
export const heic = () => fixture('photo.heic');

/** Begins as a JPEG, and is none. */
export const damaged = () =>
  new File([bytesOf(0xff, 0xd8, 0xff, 0xe0, 'nothing of a picture')], 'damaged.jpg', { type: 'image/jpeg' });

/** A PNG of 30,000 × 30,000 pixels: some bytes that would need gigabytes. */
export const giant = () =>
  new File(
    [bytesOf(0x89, 'PNG\r\n', 0x1a, '\n', 0, 0, 0, 13, 'IHDR', 0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30)],
    'giant.png',
    {
      type: 'image/png',
    },
  );

/** A page that calls itself a photo. */
export const html = () => new File(['<html><script>alert(1)</script></html>'], 'page.jpg', { type: 'image/jpeg' });

/** Begins as a PDF. A form without `openPdf` cannot tell more. */
export const pdf = () => new File(['%PDF-1.7\n'], 'scan.pdf', { type: 'application/pdf' });
