import { CONTENT_LIMITS } from '@tutoring/domain/content-limits';

/** The part of a picture that becomes the photo. */
export interface Crop {
  /** The middle of the face, in percent from the left and the top. */
  x: number;
  y: number;
  /** 1 is the largest part, 2 half of its width. */
  zoom: number;
}

/** Faces are above the middle of most portraits. */
export const USUAL_CROP: Crop = { x: 50, y: 40, zoom: 1 };

/** Pages show photos 4 wide and 5 high. */
const RATIO = 5 / 4;
/** Pages need 320; the rest is for another design. */
const MAX_WIDTH = 960;
const MIN_WIDTH = 320;
const QUALITIES = [0.9, 0.8, 0.7, 0.6];

type Size = Pick<ImageBitmap, 'width' | 'height'>;

/** How far a picture can be enlarged until the photo would not be sharp. */
export function maxZoom({ width, height }: Size): number {
  return Math.max(1, Math.min(width, height / RATIO) / MIN_WIDTH);
}

/** A part of the picture, 4 wide and 5 high, in pixels. It is around the face as far as the picture reaches. */
export function cropOf({ width, height }: Size, { x, y, zoom }: Crop) {
  const cropWidth = Math.min(width, height / RATIO) / zoom;
  const cropHeight = cropWidth * RATIO;
  const within = (middle: number, size: number, whole: number) =>
    Math.max(0, Math.min(whole - size, middle - size / 2));
  return {
    x: within((x / 100) * width, cropWidth, width),
    y: within((y / 100) * height, cropHeight, height),
    width: cropWidth,
    height: cropHeight,
  };
}

/** Draws a crop of a picture. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop, width: number): void {
  const part = cropOf(picture, crop);
  canvas.width = width;
  canvas.height = Math.round(width * RATIO);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
}

const read = new WeakMap<Blob, Promise<ImageBitmap>>();

/**
 * Reads a picture that the owner chose; the same one only once.
 * @throws {Error} if it is no picture, or too small.
 */
export function readPicture(file: Blob): Promise<ImageBitmap> {
  const known = read.get(file) ?? decode(file);
  read.set(file, known);
  return known;
}

async function decode(file: Blob): Promise<ImageBitmap> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new Error(
      'This file is no picture that your browser reads. Choose a JPEG, PNG or WebP file; export other pictures, such as HEIC from a phone, as JPEG first.',
    );
  }
  const { width, height } = picture;
  if (Math.min(width, height / RATIO) < MIN_WIDTH)
    throw new Error(
      `This picture has ${width} × ${height} pixels; at least 320 × 400 are needed to be sharp. Choose the file as it came from the camera, not one that a messenger has made smaller.`,
    );
  return picture;
}

/** The crop as a JPEG in base64, within the limit. A canvas keeps no EXIF, so neither place nor camera. */
export async function photoOf(picture: ImageBitmap, crop: Crop): Promise<string> {
  const canvas = document.createElement('canvas');
  drawCrop(canvas, picture, crop, Math.round(Math.min(cropOf(picture, crop).width, MAX_WIDTH)));
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((settle) => canvas.toBlob(settle, 'image/jpeg', quality));
    if (blob && blob.size <= CONTENT_LIMITS.photo) {
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    }
  }
  throw new Error('This picture stays larger than 1 MB. Choose another one.');
}

/**
 * A file's name from a person's.
 * @param taken The names that are in use: browsers keep a photo by its name.
 */
export function photoFileOf(name: string, taken: readonly string[]): string {
  const words =
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'person';
  for (let count = 1; ; count++) {
    const file = count === 1 ? `${words}.jpg` : `${words}-${count}.jpg`;
    if (!taken.includes(file)) return file;
  }
}

/** The address of a photo in base64, for an `<img>`. */
export function photoSrc(file: string, base64: string): string {
  const ending = file.split('.').at(-1)?.toLowerCase() ?? '';
  const type = { jpg: 'jpeg', tif: 'tiff' }[ending] ?? ending;
  return `data:image/${type};base64,${base64}`;
}
