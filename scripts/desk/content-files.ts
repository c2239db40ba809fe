import { CONTENT_FOLDERS, contentKindOf, type ContentFile, type ContentVersion } from '@tutoring/domain/content';
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  type Dirent,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ContentTrouble } from '../../packages/edge/src/owner/content/store.ts';

/** The folder of the desk's own files in a checkout. git ignores it. */
export const deskFolder = (root: string) => join(root, '.artefacts/desk');

/** The git blob id of a file's bytes. */
export function blobId(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** The paths of all content files of a checkout, sorted. Links are left out: they may lead anywhere. */
export function contentPaths(root: string): string[] {
  return [CONTENT_FOLDERS.pages, CONTENT_FOLDERS.data]
    .flatMap((folder) => (existsSync(join(root, folder)) ? filesBelow(root, folder) : []))
    .filter((path) => contentKindOf(path) !== undefined)
    .sort();
}

function filesBelow(root: string, folder: string): string[] {
  const nested = (entry: Dirent) => `${folder}/${entry.name}`;
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(root, nested(entry)) : entry.isFile() ? [nested(entry)] : [],
  );
}

/**
 * The bytes of a content file; `undefined` if there is none.
 * @throws {ContentTrouble} if the path leads through a link, or to something that is no file.
 */
export function readContent(root: string, path: string): Buffer | undefined {
  if (!contentKindOf(path)) throw new ContentTrouble('invalid', `${path} is not one of the desk's files.`);
  const parts = path.split('/');
  for (let depth = 1; depth <= parts.length; depth++) {
    const part = parts.slice(0, depth).join('/');
    const found = lstatSync(join(root, part), { throwIfNoEntry: false });
    if (!found) return undefined;
    const isRight = depth === parts.length ? found.isFile() : found.isDirectory();
    if (!isRight) throw new ContentTrouble('invalid', `${part} is a link or no file. The desk edits plain files only.`);
  }
  return readFileSync(join(root, path));
}

/** A file's version, with its text or its picture. */
export function contentOf(path: string, bytes: Buffer): ContentFile {
  const version = blobId(bytes);
  if (contentKindOf(path) === 'photo') return { path, version, base64: bytes.toString('base64') };
  try {
    return { path, version, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch (error) {
    throw new ContentTrouble('invalid', `${path} is not a text in UTF-8. Save it as UTF-8 in a text editor first.`, {
      cause: error,
    });
  }
}

/** All content files with their versions. */
export function contentVersions(root: string): ContentVersion[] {
  return contentPaths(root).map((path) => ({ path, version: blobId(readFileSync(join(root, path))) }));
}

/** The bytes that a file shall have; `undefined` removes it. */
export type Wanted = ReadonlyMap<string, Buffer | undefined>;

/**
 * Writes all files or none: each is written completely beside the checkout's files and then takes its place by a rename, which
 * cannot stop halfway. If one fails, those before it get their former bytes back.
 */
export function writeContent(root: string, wanted: Wanted): void {
  const staging = join(deskFolder(root), `saving-${randomUUID()}`);
  mkdirSync(staging, { recursive: true });
  const stage = (bytes: Buffer) => {
    const file = join(staging, randomUUID());
    writeFileSync(file, bytes, { flush: true });
    return file;
  };
  try {
    const steps = [...wanted].map(([path, bytes]) => {
      const before = readContent(root, path);
      return {
        path: join(root, path),
        next: bytes && stage(bytes),
        before: before && stage(before),
      };
    });
    const put = (path: string, file: string | undefined) => {
      if (file === undefined) rmSync(path, { force: true });
      else {
        mkdirSync(dirname(path), { recursive: true });
        renameSync(file, path);
      }
    };
    const done: typeof steps = [];
    try {
      for (const step of steps) {
        put(step.path, step.next);
        done.push(step);
      }
    } catch (error) {
      for (const { path, before } of done.reverse()) put(path, before);
      throw new ContentTrouble('unavailable', `The files could not be written: ${(error as Error).message}`, {
        cause: error,
      });
    }
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
