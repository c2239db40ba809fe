import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Photo } from '../content/people';
import { HASH_LENGTH } from '../publish/hashed-file';

/** The widths of the published files in pixels: the frame on screens of one and of two pixels a point. */
export const PHOTO_WIDTHS = [160, 320] as const;
/** Height by width: 4 wide and 5 high. */
export const PHOTO_RATIO = 5 / 4;
/** The best first: browsers take the first format that they read. Every browser that we support reads the last. */
export const PHOTO_FORMATS = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** Counts changes of the recipe in publish/photos.ts: browsers keep a file as long as its name stays the same. */
const RECIPE = 1;

/** A published file of a photo. */
export interface PhotoFile {
  format: PhotoFormat;
  width: number;
  /** Its address, such as `/assets/person-320-1aB_3c4.avif`. It does not contain the person's name. */
  href: string;
}

/**
 * The published files of a photo. Their hash is that of what they are made from, so that a page can name them before they
 * are written.
 */
export function photoFiles({ path, focus }: Pick<Photo, 'path' | 'focus'>): PhotoFile[] {
  const hash = createHash('sha256')
    .update(JSON.stringify([RECIPE, focus.x, focus.y]))
    .update(readFileSync(path))
    .digest('base64url')
    .slice(0, HASH_LENGTH);
  return PHOTO_FORMATS.flatMap((format) =>
    PHOTO_WIDTHS.map((width) => ({ format, width, href: `/assets/person-${width}-${hash}.${format}` })),
  );
}
