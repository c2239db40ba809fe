import { copyFileSync, existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { shownPhoto, type Person, type Photo } from '../content/people';
import { Mistakes } from '../content/problem';
import { PHOTO_RATIO, photoFiles, type PhotoFormat } from '../model/photo-files';

/** The largest published file, in bytes. */
export const MAX_PHOTO_BYTES = 12_000;

/** Qualities to try, the best first. Below the last one, a face is no longer well drawn. */
const QUALITIES: Record<PhotoFormat, readonly number[]> = {
  avif: [65, 58, 51, 44, 37, 30],
  webp: [85, 78, 70, 62, 54, 46, 38],
};
/** The background of transparent pictures. */
const PAPER = '#fffdf9';

/**
 * Publishes the photos whose consent holds. Unchanged files come from the cache.
 * @param cache A folder that is kept between builds.
 * @throws {ContentProblem | ContentProblems} for each photo that does not fit into {@link MAX_PHOTO_BYTES}.
 */
export async function writePhotos(site: string, cache: string, people: readonly Person[], today: Date): Promise<void> {
  const folder = join(site, 'public/assets');
  for (const needed of [cache, folder]) mkdirSync(needed, { recursive: true });
  const mistakes = new Mistakes();
  const used = new Set<string>();
  for (const photo of people.flatMap((person) => shownPhoto(person, today) ?? [])) {
    for (const { format, width, href } of photoFiles(photo)) {
      const cached = join(cache, basename(href));
      used.add(cached);
      if (!existsSync(cached)) {
        const encoded = await encodePhoto(photo, width, format);
        if (encoded) writeFileSync(cached, encoded);
        else mistakes.add(photo.path, ...tooDetailed(width));
      }
      if (existsSync(cached)) copyFileSync(cached, join(folder, basename(href)));
    }
  }
  // Also deletes the files of a photo whose consent has ended.
  for (const file of globSync('*', { cwd: cache })) if (!used.has(join(cache, file))) rmSync(join(cache, file));
  mistakes.report();
}

const tooDetailed = (width: number): [string, string] => [
  `At ${width} px wide, the photo is larger than ${MAX_PHOTO_BYTES / 1000} kB even at the lowest quality: it has too much fine detail.`,
  'take a picture with a plain background and without grain, or soften the background.',
];

/**
 * Crops a photo around its focus and encodes it in the best quality that fits. The file has no metadata: neither where nor
 * with what the picture was taken.
 * @returns nothing if no quality fits.
 */
export async function encodePhoto(photo: Photo, width: number, format: PhotoFormat): Promise<Buffer | undefined> {
  const cropped = await cropPhoto(photo, width);
  for (const quality of QUALITIES[format]) {
    const encoded = await encode(sharp(cropped.data, { raw: cropped.info }), format, quality);
    if (encoded.length <= MAX_PHOTO_BYTES) return encoded;
  }
  return undefined;
}

function encode(picture: Sharp, format: PhotoFormat, quality: number): Promise<Buffer> {
  return format === 'avif'
    ? picture.avif({ quality, effort: 4, chromaSubsampling: '4:2:0' }).toBuffer()
    : picture.webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
}

async function cropPhoto({ path, focus }: Photo, width: number): Promise<{ data: Buffer; info: OutputInfo }> {
  // The size after the rotation that the camera noted in the metadata.
  const { autoOrient: full } = await sharp(path).metadata();
  const cropWidth = Math.min(full.width, Math.floor(full.height / PHOTO_RATIO));
  const cropHeight = Math.min(full.height, Math.round(cropWidth * PHOTO_RATIO));
  const start = (length: number, crop: number, percent: number) =>
    Math.round(Math.min(Math.max((length * percent) / 100 - crop / 2, 0), length - crop));
  return sharp(path)
    .autoOrient()
    .extract({
      left: start(full.width, cropWidth, focus.x),
      top: start(full.height, cropHeight, focus.y),
      width: cropWidth,
      height: cropHeight,
    })
    .resize(width, width * PHOTO_RATIO)
    .flatten({ background: PAPER })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}
