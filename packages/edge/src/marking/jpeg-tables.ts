import { DamagedJpeg } from './jpeg-segments';

const TABLE_IDS = 4;
const COEFFICIENTS = 64;
const CODE_LENGTHS = 16;
/** Most codes of a Huffman table. */
const CODES_MAX = 256;

/** Checks that a segment has quantisation tables and nothing else. */
export function checkQuantisation(payload: Uint8Array): void {
  let at = 0;
  while (at < payload.length) {
    const head = payload[at] ?? 0;
    if (head >> 4 > 1 || (head & 15) >= TABLE_IDS) throw new DamagedJpeg();
    at += 1 + COEFFICIENTS * (1 + (head >> 4));
  }
  if (at === 0 || at !== payload.length) throw new DamagedJpeg();
}

/** Checks that a segment has Huffman tables and nothing else, and that their codes exist. */
export function checkHuffman(payload: Uint8Array): void {
  let at = 0;
  while (at < payload.length) {
    const head = payload[at] ?? 0;
    if (head >> 4 > 1 || (head & 15) >= TABLE_IDS) throw new DamagedJpeg();
    let codes = 0;
    // How many codes of the present length are free.
    let free = 1;
    for (let length = 1; length <= CODE_LENGTHS; length++) {
      const count = payload[at + length] ?? 0;
      codes += count;
      free = 2 * free - count;
      if (free < 0) throw new DamagedJpeg();
    }
    if (codes === 0 || codes > CODES_MAX) throw new DamagedJpeg();
    at += 1 + CODE_LENGTHS + codes;
  }
  if (at === 0 || at !== payload.length) throw new DamagedJpeg();
}

/** What a frame's header says. */
export interface Frame {
  width: number;
  height: number;
  /** Blocks of 8 × 8 samples. */
  blocks: number;
  components: ReadonlySet<number>;
}

const BLOCK = 8;
const BITS = 8;
/** Grey, YCbCr or RGB, CMYK. */
const COMPONENTS: readonly number[] = [1, 3, 4];

/** Reads a frame's header. */
export function frameOf(payload: Uint8Array): Frame {
  const word = (at: number) => ((payload[at] ?? 0) << 8) | (payload[at + 1] ?? 0);
  const [height, width, count] = [word(1), word(3), payload[5] ?? 0];
  const isWhole = payload[0] === BITS && COMPONENTS.includes(count) && payload.length === 6 + 3 * count;
  // A height of 0 is given after the first scan, which browsers do not support.
  if (!isWhole || width === 0 || height === 0) throw new DamagedJpeg();
  const components = new Set<number>();
  for (let at = 6; at < payload.length; at += 3) {
    const [id = 0, sampling = 0, table = 0] = payload.subarray(at, at + 3);
    const isValid = [sampling >> 4, sampling & 15].every((factor) => factor >= 1 && factor <= 4) && table < TABLE_IDS;
    if (!isValid || components.has(id)) throw new DamagedJpeg();
    components.add(id);
  }
  return { width, height, components, blocks: Math.ceil(width / BLOCK) * Math.ceil(height / BLOCK) };
}

/** Checks the header of a scan. */
export function checkScanHeader(payload: Uint8Array, { components }: Frame): void {
  const count = payload[0] ?? 0;
  if (count < 1 || count > components.size || payload.length !== 4 + 2 * count) throw new DamagedJpeg();
  for (let index = 0; index < count; index++) {
    const [id = 0, tables = 0] = payload.subarray(1 + 2 * index, 3 + 2 * index);
    if (!components.has(id) || tables >> 4 >= TABLE_IDS || (tables & 15) >= TABLE_IDS) throw new DamagedJpeg();
  }
}
