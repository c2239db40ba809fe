import { PAGE_MAX_BYTES, PAGE_MAX_PIXELS, PDF_MAX_BYTES, PHOTO_MAX_AREA } from '@tutoring/domain/marking-limits';
import { dimensionsOf } from './dimensions';
import { fileKind, HEAD_BYTES } from './file-kind';
import type { StoredPage } from './page-store';

/**
 * Bytes below which a page is not made smaller. A page of handwriting of 2,000 pixels has 400 to 900 kB at these qualities, and stays
 * readable.
 */
const GOOD_BYTES = 900_000;
/** JPEG qualities, best first. */
const QUALITIES = [0.85, 0.75, 0.65, 0.5, 0.35] as const;

/** A part of a picture, in shares of its width and height. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How a picture becomes a page: first turned, then cropped. */
export interface Edit {
  /** Quarter turns to the right. */
  turns: number;
  frame: Frame;
}

export const UNEDITED: Edit = { turns: 0, frame: { x: 0, y: 0, width: 1, height: 1 } };

/** Turns what the visitor sees by a quarter, so that the frame turns along. */
export function turned({ turns, frame: { x, y, width, height } }: Edit, direction: 'left' | 'right'): Edit {
  return direction === 'right'
    ? { turns: (turns + 1) % 4, frame: { x: 1 - y - height, y: x, width: height, height: width } }
    : { turns: (turns + 3) % 4, frame: { x: y, y: 1 - x - width, width: height, height: width } };
}

/** Crops what the visitor sees. */
export function cropped({ turns, frame }: Edit, { x, y, width, height }: Frame): Edit {
  return {
    turns,
    frame: {
      x: frame.x + x * frame.width,
      y: frame.y + y * frame.height,
      width: frame.width * width,
      height: frame.height * height,
    },
  };
}

/** Why a file or a page of it cannot be taken: the names of messages. */
export type FileProblem =
  | 'fileBlank'
  | 'fileBroken'
  | 'fileDocument'
  | 'fileHeic'
  | 'fileLarge'
  | 'fileLocked'
  | 'fileOther'
  | 'filePdfLarge'
  | 'fileSlow'
  | 'fileUnread'
  | 'fileVideo'
  | 'filesOver';

/** A picture to try, with what to say if the browser cannot open it, or a PDF. */
export type Openable = { kind: 'picture'; otherwise: FileProblem } | { kind: 'pdf' };

/** Returns how a file can be opened, or why not. */
export async function lookAt(file: Blob): Promise<Openable | FileProblem> {
  // Such as a file in a cloud, without a connection.
  const read = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => undefined);
  if (!read) return 'fileUnread';
  const head = new Uint8Array(read);
  const [width, height] = dimensionsOf(head) ?? [0, 0];
  // A browser would take gigabytes to open it, and a phone would close the tab.
  if (width * height > PHOTO_MAX_AREA) return 'fileLarge';
  switch (fileKind(head)) {
    case 'picture':
      return { kind: 'picture', otherwise: 'fileBroken' };
    case 'heic':
      return { kind: 'picture', otherwise: 'fileHeic' };
    case 'maybe':
      return { kind: 'picture', otherwise: 'fileOther' };
    case 'pdf':
      return file.size > PDF_MAX_BYTES ? 'filePdfLarge' : { kind: 'pdf' };
    case 'document':
      return 'fileDocument';
    case 'video':
      return 'fileVideo';
    case 'other':
      return file.size === 0 ? 'fileBroken' : 'fileOther';
  }
}

/**
 * Draws a picture anew: turned, cropped, at most 2,000 pixels long and as JPEG. Nothing but what can be seen survives: no EXIF, no
 * place, no earlier version. Frees the memory of each step before the next.
 * @throws {Error} if the picture cannot be decoded or drawn.
 */
export async function preparePage(source: Blob, edit: Edit): Promise<StoredPage> {
  const bitmap = await decode(source, edit);
  const canvas = document.createElement('canvas');
  try {
    draw(bitmap, edit, canvas);
    bitmap.close();
    const jpeg = await (await encode(canvas)).arrayBuffer();
    return { jpeg, sha256: await sha256Of(jpeg) };
  } finally {
    bitmap.close();
    // Safari keeps a canvas's memory until it is collected.
    canvas.width = canvas.height = 0;
  }
}

/**
 * Decodes a picture, upright and no larger than needed: a canvas that reduces it would need its memory twice. Only one side is given,
 * and it may be the shorter one, because browsers differ in whether it counts before or after the picture is put upright.
 */
async function decode(source: Blob, { frame }: Edit): Promise<ImageBitmap> {
  const options = { imageOrientation: 'from-image', resizeQuality: 'high' } as const;
  const head = new Uint8Array(await source.slice(0, HEAD_BYTES).arrayBuffer());
  const longer = Math.max(...(dimensionsOf(head) ?? [0]));
  const needed = Math.round(PAGE_MAX_PIXELS / Math.min(frame.width, frame.height));
  return createImageBitmap(source, longer > needed ? { ...options, resizeWidth: needed } : options);
}

function draw(bitmap: ImageBitmap, { turns, frame }: Edit, canvas: HTMLCanvasElement): void {
  const isSideways = turns % 2 === 1;
  const [width, height] = isSideways ? [bitmap.height, bitmap.width] : [bitmap.width, bitmap.height];
  const scale = Math.min(1, PAGE_MAX_PIXELS / Math.max(width * frame.width, height * frame.height));
  canvas.width = Math.max(1, Math.round(width * frame.width * scale));
  canvas.height = Math.max(1, Math.round(height * frame.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw the page.');
  // JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.scale(scale, scale);
  context.translate(-frame.x * width, -frame.y * height);
  context.translate(width / 2, height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
}

async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  let smallest: Blob | undefined;
  for (const quality of QUALITIES) {
    smallest = await toJpeg(canvas, quality);
    if (smallest.size <= GOOD_BYTES) return smallest;
  }
  if (!smallest || smallest.size > PAGE_MAX_BYTES) throw new Error('The page stays too large.');
  return smallest;
}

function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('This browser cannot write a JPEG.'))),
      'image/jpeg',
      quality,
    );
  });
}

async function sha256Of(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
