import { text } from './file-kind';

type Dimensions = [width: number, height: number];

/** The width and height in the header of a picture, before any turn; `undefined` for other formats and damaged files. */
export function dimensionsOf(bytes: Uint8Array): Dimensions | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const begin = text(bytes, 0, 4);
    if (begin === '\x89PNG') return [view.getUint32(16), view.getUint32(20)];
    if (begin === 'GIF8') return [view.getUint16(6, true), view.getUint16(8, true)];
    if (begin.startsWith('BM')) return [Math.abs(view.getInt32(18, true)), Math.abs(view.getInt32(22, true))];
    if (begin === 'RIFF') return ofWebp(view, text(bytes, 12, 16));
    if (text(bytes, 4, 8) === 'ftyp') return ofBoxes(bytes, view);
    return ofJpeg(view);
  } catch {
    // The file ends before the header does.
    return undefined;
  }
}

function ofJpeg(view: DataView): Dimensions | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    // The frame headers SOF0 to SOF15, without the tables DHT, JPG and DAC among them.
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return [view.getUint16(at + 7), view.getUint16(at + 5)];
    if (marker < 0xffc0) return undefined;
  }
}

/** WebP with extensions, without loss, and with loss (RFC 9649). */
function ofWebp(view: DataView, chunk: string): Dimensions {
  const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  if (chunk === 'VP8X') return [three(24) + 1, three(27) + 1];
  if (chunk !== 'VP8L') return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff];
  const bits = view.getUint32(21, true);
  return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1];
}

/** AVIF and HEIC: the largest of the sizes that the boxes `ispe` give, of the picture, its tiles and its preview. */
function ofBoxes(bytes: Uint8Array, view: DataView): Dimensions | undefined {
  let largest: Dimensions | undefined;
  for (let at = bytes.indexOf(0x69); at >= 0; at = bytes.indexOf(0x69, at + 1)) {
    if (text(bytes, at, at + 4) !== 'ispe') continue;
    const size: Dimensions = [view.getUint32(at + 8), view.getUint32(at + 12)];
    if (!largest || size[0] * size[1] > largest[0] * largest[1]) largest = size;
  }
  return largest;
}
