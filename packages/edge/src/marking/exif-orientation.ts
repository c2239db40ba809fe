/** How a photo must be turned to be upright, as EXIF numbers it: 1 is not at all, from 5 on its sides change places. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0];
const LITTLE_ENDIAN = 0x4949;
const BIG_ENDIAN = 0x4d4d;
const TIFF_MAGIC = 42;
const ENTRY_BYTES = 12;
const ORIENTATION_TAG = 0x0112;
const SHORT = 3;

/**
 * Reads the orientation in an APP1 segment.
 * @param segment What follows the segment's length.
 * @returns `undefined` if it has none, or cannot be read: the photo is then shown as it is.
 */
export function orientationIn(segment: Uint8Array): Orientation | undefined {
  if (!EXIF.every((byte, at) => segment[at] === byte)) return undefined;
  const tiff = new DataView(segment.buffer, segment.byteOffset + EXIF.length, segment.byteLength - EXIF.length);
  try {
    return orientationOf(tiff);
  } catch (error) {
    // An offset points outside.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function orientationOf(tiff: DataView): Orientation | undefined {
  const order = tiff.getUint16(0);
  if (order !== LITTLE_ENDIAN && order !== BIG_ENDIAN) return undefined;
  const isLittle = order === LITTLE_ENDIAN;
  if (tiff.getUint16(2, isLittle) !== TIFF_MAGIC) return undefined;
  const directory = tiff.getUint32(4, isLittle);
  const entries = tiff.getUint16(directory, isLittle);
  for (let index = 0; index < entries; index++) {
    const entry = directory + 2 + index * ENTRY_BYTES;
    if (tiff.getUint16(entry, isLittle) !== ORIENTATION_TAG) continue;
    const value = tiff.getUint16(entry + 8, isLittle);
    const isValid = tiff.getUint16(entry + 2, isLittle) === SHORT && value >= 1 && value <= 8;
    return isValid ? (value as Orientation) : undefined;
  }
  return undefined;
}

/** An APP1 segment with an orientation and nothing else. */
export function orientationSegment(orientation: Orientation): Uint8Array<ArrayBuffer> {
  const tiff = [
    // Big endian, with one directory at 8, of one entry: one short, and no further directory.
    ...[0x4d, 0x4d, 0, TIFF_MAGIC, 0, 0, 0, 8, 0, 1],
    ...[ORIENTATION_TAG >> 8, ORIENTATION_TAG & 0xff, 0, SHORT, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  ];
  const length = 2 + EXIF.length + tiff.length;
  return Uint8Array.from([0xff, 0xe1, length >> 8, length & 0xff, ...EXIF, ...tiff]);
}
