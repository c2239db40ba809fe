/** What a file is, by its first bytes: names and types are often wrong. */
type FileKind = 'picture' | 'pdf' | 'heic' | 'other';

/** The first bytes of a file that {@link fileKind} and {@link dimensionsOf} need: a camera's EXIF data comes before the dimensions. */
export const HEAD_BYTES = 262_144;

/** Brands of HEIC and HEIF files (ISO/IEC 23008-12). AVIF has other brands, and browsers open it. */
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

export function fileKind(bytes: Uint8Array): FileKind {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'picture';
  if (text(bytes, 1, 4) === 'PNG' || text(bytes, 8, 12) === 'WEBP' || text(bytes, 0, 3) === 'GIF') return 'picture';
  if (text(bytes, 4, 8) === 'ftyp') return HEIC_BRANDS.includes(text(bytes, 8, 12)) ? 'heic' : 'picture';
  // Readers accept a PDF whose header comes within the first kilobyte.
  return text(bytes, 0, 1024).includes('%PDF-') ? 'pdf' : 'other';
}

/** The width and height in the header of a JPEG or PNG, before any turn; `undefined` for other formats and damaged files. */
export function dimensionsOf(bytes: Uint8Array): [width: number, height: number] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (text(bytes, 1, 4) === 'PNG') return [view.getUint32(16), view.getUint32(20)];
    if (view.getUint16(0) !== 0xffd8) return undefined;
    for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
      const marker = view.getUint16(at);
      // The frame headers SOF0 to SOF15, without the tables DHT, JPG and DAC among them.
      const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
      if (isFrame) return [view.getUint16(at + 7), view.getUint16(at + 5)];
      if (marker < 0xffc0) return undefined;
    }
  } catch {
    // The file ends before the header does.
    return undefined;
  }
}
