import sharp from 'sharp';

/** A picture that looks like a page of handwriting: lines on paper, different for each seed. */
export async function drawnPage(seed: number, { width = 400, height = 560 } = {}): Promise<Buffer> {
  const lines = Array.from({ length: 12 }, (_, line) => {
    const y = Math.round(((line + 1) * height) / 14);
    const length = Math.round(width * (0.5 + ((seed * 37 + line * 53) % 40) / 100));
    return `<path d="M20 ${y}q20 -14 40 0t40 0t40 0h${Math.max(0, length - 140)}" fill="none" stroke="#234" stroke-width="3"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fdfbf5"/>${lines.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** The page as the browser prepares it: a JPEG without metadata. */
export async function jpegPage(seed = 1, size?: { width?: number; height?: number }): Promise<Buffer> {
  return sharp(await drawnPage(seed, size))
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** A segment of a JPEG. */
export function segment(marker: number, payload: Uint8Array | string): Buffer {
  const bytes = Buffer.from(payload);
  return Buffer.concat([Buffer.from([0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 0xff]), bytes]);
}

/** Puts segments behind the start of a JPEG. */
export function withSegments(jpeg: Uint8Array, ...segments: readonly Uint8Array[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

/** A photo as a phone makes it: lying, with EXIF that says so and where it was taken. */
export async function photo(seed = 1, size = { width: 1200, height: 1600 }): Promise<Buffer> {
  return sharp(await drawnPage(seed, size))
    .rotate(-90)
    .withExif({ IFD0: { Make: 'Sample Phone', Artist: 'Sample Student' }, IFD3: { GPSLatitude: '43/1 39/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}
