import { PNG } from 'pngjs';

/** A drawn face as a PNG file: nobody's photo. */
export function portrait(width = 800, height = 1000): Buffer {
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isFace = ((x / width - 0.5) / 0.25) ** 2 + ((y / height - 0.4) / 0.25) ** 2 < 1;
      png.data.set(
        isFace ? [224, 172, 138, 255] : [70, Math.round((120 * y) / height) + 60, 110, 255],
        (y * width + x) * 4,
      );
    }
  return PNG.sync.write(png);
}
