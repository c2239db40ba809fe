/** A part of a JPEG file: a marker with what belongs to it. */
export interface Segment {
  marker: number;
  /** What follows the length; empty for markers without one. */
  payload: Uint8Array<ArrayBuffer>;
  /** Only after the header of a scan: its compressed data, up to the next marker. */
  scan?: Uint8Array<ArrayBuffer>;
}

/** The markers that a JPEG for browsers needs, and those that must not occur. */
export const MARKERS = {
  /** Baseline, extended and progressive, each with Huffman codes: what browsers can show. */
  frames: [0xc0, 0xc1, 0xc2],
  huffman: 0xc4,
  restart: [0xd0, 0xd7],
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  quantisation: 0xdb,
  restartInterval: 0xdd,
  jfif: 0xe0,
  exif: 0xe1,
  adobe: 0xee,
  lastApplication: 0xef,
  comment: 0xfe,
} as const;

/** The file does not keep the format. */
export class DamagedJpeg extends Error {}

/** Whether a file begins as a JPEG does. */
export function isJpeg(file: Uint8Array): boolean {
  return file[0] === 0xff && file[1] === MARKERS.start && file[2] === 0xff;
}

/**
 * Reads the segments of a JPEG up to its end marker. What follows that is not read: phones put a second picture there, and others
 * hide a file of another type.
 * @throws {DamagedJpeg} if a marker or a length is wrong, or the end is missing.
 */
export function* segmentsOf(file: Uint8Array<ArrayBuffer>): Generator<Segment> {
  let at = 2;
  for (;;) {
    if (file[at] !== 0xff) throw new DamagedJpeg();
    // Any number of bytes FF may come before a marker.
    while (file[at] === 0xff) at += 1;
    const marker = file[at];
    at += 1;
    if (marker === MARKERS.end) return;
    if (marker === undefined || marker < MARKERS.frames[0] || isWithoutLength(marker)) throw new DamagedJpeg();
    const length = ((file[at] ?? 0) << 8) | (file[at + 1] ?? 0);
    const end = at + length;
    if (length < 2 || end > file.length) throw new DamagedJpeg();
    const payload = file.subarray(at + 2, end);
    at = end;
    if (marker === MARKERS.scan) {
      at = scanEnd(file, end);
      yield { marker, payload, scan: file.subarray(end, at) };
    } else yield { marker, payload };
  }
}

function isWithoutLength(marker: number): boolean {
  const [first, last] = MARKERS.restart;
  return marker === MARKERS.start || (marker >= first && marker <= last);
}

/** Where a scan's data ends: at a byte FF that begins another marker than a restart. `FF 00` is the data byte FF. */
function scanEnd(file: Uint8Array, start: number): number {
  const [first, last] = MARKERS.restart;
  for (let at = file.indexOf(0xff, start); at !== -1; at = file.indexOf(0xff, at + 2)) {
    const next = file[at + 1] ?? 0xff;
    if (next !== 0 && (next < first || next > last)) return at;
  }
  throw new DamagedJpeg();
}
