/**
 * What a file is, by its first bytes: names and types are often wrong. `maybe` are pictures that only some browsers open: Safari
 * opens HEIC and TIFF.
 */
type FileKind = 'picture' | 'maybe' | 'heic' | 'pdf' | 'document' | 'video' | 'other';

/** The first bytes of a file that {@link fileKind} and `dimensionsOf` need: a camera's EXIF data comes before the dimensions. */
export const HEAD_BYTES = 262_144;

/** How files begin. Office documents are zip archives, before 2007 compound files; raw photos such as DNG are TIFF. */
const BEGINNINGS: readonly (readonly [beginning: string, kind: FileKind])[] = [
  ['\xff\xd8', 'picture'],
  ['\x89PNG', 'picture'],
  ['GIF8', 'picture'],
  ['BM', 'picture'],
  ['II*\0', 'maybe'],
  ['MM\0*', 'maybe'],
  ['PK\x03\x04', 'document'],
  ['\xd0\xcf\x11\xe0', 'document'],
  ['{\\rtf', 'document'],
  // Matroska and WebM.
  ['\x1a\x45\xdf\xa3', 'video'],
];

/** The third four bytes of a RIFF file. */
const RIFF_KINDS: Readonly<Record<string, FileKind>> = { WEBP: 'picture', 'AVI ': 'video' };

/** Brands of HEIC and HEIF files (ISO/IEC 23008-12), and of AVIF. */
const HEIC_BRAND = /^(?:hei[cxms]|hev[cx]|mif1|msf1)/;
const AVIF_BRAND = /avi[fs]/;
/** Brands of films: QuickTime, such as the moving part of a Live Photo, and MPEG-4. */
const VIDEO_BRAND = /^(?:qt|iso\w|mp4|avc1|M4V|3g)/;

/** Bytes as text, a character each. */
export const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

export function fileKind(bytes: Uint8Array): FileKind {
  const begin = text(bytes, 0, 8);
  const [, kind] = BEGINNINGS.find(([beginning]) => begin.startsWith(beginning)) ?? [];
  if (kind) return kind;
  if (begin.startsWith('RIFF')) return RIFF_KINDS[text(bytes, 8, 12)] ?? 'other';
  if (begin.endsWith('ftyp')) return kindOfBrand(text(bytes, 8, 12), text(bytes, 8, 40));
  // Readers accept a PDF whose header comes within the first kilobyte.
  return text(bytes, 0, 1024).includes('%PDF-') ? 'pdf' : 'other';
}

/** The kind of a file in the boxes of ISO/IEC 14496-12. */
function kindOfBrand(brand: string, brands: string): FileKind {
  if (AVIF_BRAND.test(brands)) return 'picture';
  if (HEIC_BRAND.test(brand)) return 'heic';
  return VIDEO_BRAND.test(brand) ? 'video' : 'maybe';
}
