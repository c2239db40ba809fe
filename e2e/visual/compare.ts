import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How different a colour must be to count, from 0 to 1: less is the same edge, smoothed another way. */
const COLOUR = 0.1;

/** Two pictures of one thing. */
export interface Comparison {
  /** How many pixels differ; all of them where the sizes do. */
  pixels: number;
  /** Where they differ, on the later picture. */
  picture: Buffer;
}

/** Compares two PNGs, the smaller one on a ground of nothing. */
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
