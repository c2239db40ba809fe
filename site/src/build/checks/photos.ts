import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { didYouMean } from '../content/did-you-mean';
import { lineOfWords } from '../content/line-of';
import { PEOPLE_FILE, type Person, type Photo } from '../content/people';
import { Mistakes } from '../content/problem';
import { PHOTO_RATIO, PHOTO_WIDTHS } from '../model/photo-files';

const MIN_WIDTH = Math.max(...PHOTO_WIDTHS);
const MIN_HEIGHT = MIN_WIDTH * PHOTO_RATIO;
/** The longer side by the shorter. Beyond it a picture shows a group or a landscape, and the crop leaves a strip of it. */
const MAX_RATIO = 2.5;

/**
 * Checks that the file of each photo is there, can be read and is large enough. Photos without consent are checked too.
 * @param folder The data folder.
 * @throws {ContentProblem | ContentProblems} naming the line and the fix of each mistake.
 */
export async function checkPhotos(folder: string, people: readonly Person[]): Promise<void> {
  const mistakes = new Mistakes();
  for (const { name, photo } of people) {
    const mistake = photo && (await photoMistake(name, photo));
    if (mistake) mistakes.add(lineOfWords(join(folder, PEOPLE_FILE), photo.file), ...mistake);
  }
  mistakes.report();
}

/** What is wrong, and how to fix it. */
async function photoMistake(name: string, { file, path }: Photo): Promise<[string, string] | undefined> {
  if (!existsSync(path)) {
    const near = existsSync(dirname(path)) ? didYouMean(file, readdirSync(dirname(path))) : '';
    return [
      `The photo of ${name}, "${file}", is not in data/photos.${near}`,
      'put the file there, correct its name, or remove `photo`: pages then show the initials.',
    ];
  }
  const size = await sizeOf(path);
  if (!size) {
    return [
      `The photo of ${name}, "${file}", cannot be read as a picture.`,
      'open it in a picture editor and export it as JPEG.',
    ];
  }
  const { width, height } = size;
  const isSize = `The photo of ${name}, "${file}", has ${width} × ${height} px`;
  if (width < MIN_WIDTH || height < MIN_HEIGHT) {
    return [
      `${isSize}; at least ${MIN_WIDTH} × ${MIN_HEIGHT} px are needed to be sharp on phones.`,
      'use the file as it came from the camera, not one that a messenger has made smaller.',
    ];
  }
  if (Math.max(width, height) / Math.min(width, height) > MAX_RATIO) {
    return [
      `${isSize}: the crop, 4 wide and 5 high, would leave a strip of it.`,
      'crop it to head and shoulders, about 4 wide and 5 high.',
    ];
  }
  return undefined;
}

/** The size of a picture as viewers show it; nothing if it is no picture. */
async function sizeOf(path: string): Promise<{ width: number; height: number } | undefined> {
  try {
    // Decodes it too, because a file that was cut off while it was copied still has a size.
    await sharp(path).stats();
    return (await sharp(path).metadata()).autoOrient;
  } catch {
    return undefined;
  }
}
