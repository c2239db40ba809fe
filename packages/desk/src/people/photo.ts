import { CONTENT_LIMITS } from '@tutoring/domain/content-limits';

/** Where the middle of the face is, in percent from the left and the top. */
export interface Focus {
  x: number;
  y: number;
}

/** Faces are above the middle of most portraits. */
export const USUAL_FOCUS: Focus = { x: 50, y: 40 };

/** Pages show photos 4 wide and 5 high. */
const RATIO = 5 / 4;
/** Pages need half of it; the rest is for sharper screens. */
const MAX_WIDTH = 960;
const MIN_WIDTH = 320;
const QUALITIES = [0.9, 0.8, 0.7, 0.6];

/** The largest crop, 4 wide and 5 high, around a focus; and where the focus is in it. */
export function cropOf(width: number, height: number, focus: Focus) {
  const cropWidth = Math.min(width, height / RATIO);
  const cropHeight = cropWidth * RATIO;
  const within = (middle: number, size: number, whole: number) =>
    Math.max(0, Math.min(whole - size, middle - size / 2));
  const x = within((focus.x / 100) * width, cropWidth, width);
  const y = within((focus.y / 100) * height, cropHeight, height);
  const percent = (at: number, size: number) => Math.round((at / size) * 100);
  return {
    x,
    y,
    width: cropWidth,
    height: cropHeight,
    focus: {
      x: percent((focus.x / 100) * width - x, cropWidth),
      y: percent((focus.y / 100) * height - y, cropHeight),
    },
  };
}

/** Draws the crop of a picture. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, focus: Focus, width: number): void {
  const crop = cropOf(picture.width, picture.height, focus);
  canvas.width = width;
  canvas.height = Math.round(width * RATIO);
  canvas
    .getContext('2d')
    ?.drawImage(picture, crop.x, crop.y, crop.width, crop.height, 0, 0, canvas.width, canvas.height);
}

/**
 * Reads a picture that the owner chose.
 * @throws {Error} if it is no picture, or too small.
 */
export async function readPicture(file: Blob): Promise<ImageBitmap> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new Error('This file is no picture that a browser reads. Choose a JPEG, PNG or WebP file.');
  }
  if (cropOf(picture.width, picture.height, USUAL_FOCUS).width < MIN_WIDTH)
    throw new Error(
      `This picture is ${picture.width} × ${picture.height} pixels. Choose a larger one: at least 320 × 400.`,
    );
  return picture;
}

/** The crop as a JPEG in base64, within the limit. A canvas keeps no EXIF, so neither place nor camera. */
export async function photoOf(picture: ImageBitmap, focus: Focus): Promise<{ base64: string; focus: Focus }> {
  const crop = cropOf(picture.width, picture.height, focus);
  const canvas = document.createElement('canvas');
  drawCrop(canvas, picture, focus, Math.round(Math.min(crop.width, MAX_WIDTH)));
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((settle) => canvas.toBlob(settle, 'image/jpeg', quality));
    if (blob && blob.size <= CONTENT_LIMITS.photo) {
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return { base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')), focus: crop.focus };
    }
  }
  throw new Error('This picture stays larger than 1 MB. Choose another one.');
}

/** A file's name from a person's. */
export function photoFileOf(name: string, position: number): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${words || `person-${position + 1}`}.jpg`;
}
