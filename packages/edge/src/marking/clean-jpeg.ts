import { joined } from '../lib/joined';
import { orientationIn, orientationSegment, type Orientation } from './exif-orientation';
import { DamagedJpeg, isJpeg, MARKERS, segmentsOf } from './jpeg-segments';
import { checkHuffman, checkQuantisation, checkScanHeader, frameOf, type Frame } from './jpeg-tables';

/** What a picture may have at most. */
export interface PictureLimits {
  /** Longest side in pixels. */
  side: number;
  /** Pixels in all. */
  area: number;
}

/** Why a file is not stored. */
export type PictureProblem = 'empty' | 'not_jpeg' | 'damaged' | 'too_many_pixels';

export interface CleanPicture {
  bytes: Uint8Array<ArrayBuffer>;
  /** As it is shown, upright. */
  width: number;
  height: number;
}

/** Most scans. Progressive pictures have about ten; thousands would keep the browser that shows them busy. */
const SCANS_MAX = 64;
/** Most bytes of tables. A progressive picture with tables for each scan has about 5 kB. */
const TABLES_MAX_BYTES = 65_536;
/** From this orientation on the sides change places. */
const LYING: Orientation = 5;

/** The header of JFIF 1.02 without a resolution and without a preview. */
const JFIF = [0xff, MARKERS.jfif, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 2, 0, 0, 1, 0, 1, 0, 0];
const ADOBE = [0x41, 0x64, 0x6f, 0x62, 0x65];
const ADOBE_BYTES = 12;
/** How many colour transforms there are. */
const TRANSFORMS = 3;

/**
 * Checks a JPEG, whatever its name and declared type are, and copies only what is needed to show it: tables, frame and scans. Dropped
 * are EXIF (except for a rewritten orientation), XMP, colour profiles, comments, previews and everything after its end.
 *
 * The compressed data is not decoded, which would take ten times the CPU time of the free plan.
 */
export function cleanJpeg(file: Uint8Array<ArrayBuffer>, limits: PictureLimits): CleanPicture | PictureProblem {
  if (file.length === 0) return 'empty';
  if (!isJpeg(file)) return 'not_jpeg';
  try {
    const { parts, frame, orientation } = neededParts(file);
    const { width, height } = frame;
    if (Math.max(width, height) > limits.side || width * height > limits.area) return 'too_many_pixels';
    const isLying = orientation >= LYING;
    return { bytes: joined(parts), width: isLying ? height : width, height: isLying ? width : height };
  } catch (error) {
    if (error instanceof DamagedJpeg) return 'damaged';
    throw error;
  }
}

function neededParts(file: Uint8Array<ArrayBuffer>) {
  let jfif: Uint8Array<ArrayBuffer>[] = [];
  let adobe: Uint8Array<ArrayBuffer>[] = [];
  const body: Uint8Array<ArrayBuffer>[] = [];
  let frame: Frame | undefined;
  let orientation: Orientation | undefined;
  let scans = 0;
  let scanBytes = 0;
  let tableBytes = 0;
  const seen = new Set<number>();
  for (const { marker, payload, scan } of segmentsOf(file)) {
    if (isDropped(marker)) {
      // The first of each counts, and only before the picture.
      if (frame) continue;
      if (marker === MARKERS.exif) orientation ??= orientationIn(payload);
      if (marker === MARKERS.jfif && startsWith(payload, JFIF.slice(4, 9))) jfif = [Uint8Array.from(JFIF)];
      if (marker === MARKERS.adobe && adobe.length === 0) adobe = adobeSegment(payload);
      continue;
    }
    seen.add(marker);
    if (scan) {
      if (!frame || !seen.has(MARKERS.quantisation) || !seen.has(MARKERS.huffman)) throw new DamagedJpeg();
      checkScanHeader(payload, frame);
      scans += 1;
      scanBytes += scan.length;
      if (scan.length === 0 || scans > SCANS_MAX) throw new DamagedJpeg();
      body.push(...withHeader(marker, payload), scan);
      continue;
    }
    if (MARKERS.frames.some((of) => of === marker)) {
      if (frame) throw new DamagedJpeg();
      frame = frameOf(payload);
    } else {
      checkTable(marker, payload);
      tableBytes += payload.length;
      if (tableBytes > TABLES_MAX_BYTES) throw new DamagedJpeg();
    }
    body.push(...withHeader(marker, payload));
  }
  // Each block takes a bit at least. A file with fewer claims pixels that it does not have, which cost a browser's memory.
  if (!frame || scans === 0 || scanBytes * 8 < frame.blocks) throw new DamagedJpeg();
  const turned = orientation !== undefined && orientation > 1 ? [orientationSegment(orientation)] : [];
  const start = Uint8Array.of(0xff, MARKERS.start);
  const end = Uint8Array.of(0xff, MARKERS.end);
  return { parts: [start, ...jfif, ...adobe, ...turned, ...body, end], frame, orientation: orientation ?? 1 };
}

/** Segments for applications, and comments. */
function isDropped(marker: number): boolean {
  return (marker >= MARKERS.jfif && marker <= MARKERS.lastApplication) || marker === MARKERS.comment;
}

function checkTable(marker: number, payload: Uint8Array): void {
  if (marker === MARKERS.quantisation) checkQuantisation(payload);
  else if (marker === MARKERS.huffman) checkHuffman(payload);
  else if (marker !== MARKERS.restartInterval || payload.length !== 2) throw new DamagedJpeg();
}

/** Adobe's segment, of which only the colour transform is kept. */
function adobeSegment(payload: Uint8Array): Uint8Array<ArrayBuffer>[] {
  const transform = payload[ADOBE_BYTES - 1] ?? 0;
  if (payload.length !== ADOBE_BYTES || !startsWith(payload, ADOBE) || transform >= TRANSFORMS) return [];
  return [Uint8Array.from([0xff, MARKERS.adobe, 0, ADOBE_BYTES + 2, ...ADOBE, 0, 100, 0, 0, 0, 0, transform])];
}

function startsWith(bytes: Uint8Array, expected: readonly number[]): boolean {
  return expected.every((byte, at) => bytes[at] === byte);
}

function withHeader(marker: number, payload: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const length = payload.length + 2;
  return [Uint8Array.of(0xff, marker, length >> 8, length & 0xff), payload];
}
