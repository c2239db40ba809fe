import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file with a content hash in its name. */
export interface HashedFile {
  /** Its address, such as `/assets/boot-1aB_3c4d.js`. */
  href: string;
  /** For the `integrity` attribute. */
  integrity: string;
}

/** The length of a hash in a file name. It is short because pages name many files, and hashes do not compress. */
export const HASH_LENGTH = 7;

/** Writes public/assets/{name}-{hash}.{extension}. */
export function writeHashed(site: string, name: string, extension: string, contents: Uint8Array | string): HashedFile {
  const hash = createHash('sha256').update(contents).digest('base64url').slice(0, HASH_LENGTH);
  const href = `/assets/${name}-${hash}.${extension}`;
  mkdirSync(join(site, 'public/assets'), { recursive: true });
  writeFileSync(join(site, 'public', href), contents);
  return { href, integrity: integrityOf(contents) };
}

/** The `integrity` value, which a browser checks before it runs a file. */
export function integrityOf(contents: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(contents).digest('base64')}`;
}
