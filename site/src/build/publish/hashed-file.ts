import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file that carries a hash of its content in its name. */
export interface HashedFile {
  /** Its address, such as `/assets/boot-1aB_3c4d.js`. */
  href: string;
  /** For the `integrity` attribute. */
  integrity: string;
}

/** Signs of a hash in a name, of 64 each: pages name many files, and a hash cannot be compressed. */
export const HASH_LENGTH = 7;

/** Writes public/assets/{name}-{hash}.{extension}. */
export function writeHashed(site: string, name: string, extension: string, contents: Uint8Array | string): HashedFile {
  const hash = createHash('sha256').update(contents).digest('base64url').slice(0, HASH_LENGTH);
  const href = `/assets/${name}-${hash}.${extension}`;
  mkdirSync(join(site, 'public/assets'), { recursive: true });
  writeFileSync(join(site, 'public', href), contents);
  return { href, integrity: integrityOf(contents) };
}

/** What a browser compares a file with before it runs it. */
export function integrityOf(contents: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(contents).digest('base64')}`;
}
