import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The threshold for different colours, from 0 to 1. Smaller differences come from anti-aliasing. */
const COLOUR = 0.1;

/** The comparison of two pictures. */
export interface Comparison {
  /** The number of different pixels; all of them if the sizes differ. */
  pixels: number;
  /** The later picture, with the differences marked. */
  picture: Buffer;
}

/** Compares two PNGs. The smaller one is padded with transparency. */
export function compare(before: Buffer, after: Buffer): Comparison {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const marked = new PNG({ width, height });
  const on = (picture: PNG) => {
    if (picture.width === width && picture.height === height) return picture.data;
    const ground = new PNG({ width, height });
    PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
    return ground.data;
  };
  const pixels = pixelmatch(on(one), on(other), marked.data, width, height, { threshold: COLOUR });
  return { pixels, picture: PNG.sync.write(marked) };
}
