import { GOOGLE_TAG_ORIGIN } from '@tutoring/domain/headers';
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file that carries a hash of its content in its name. */
export interface HashedFile {
  /** Its address, such as `/assets/boot-1a2b3c4d.js`. */
  href: string;
  /** For the `integrity` attribute. */
  integrity: string;
}

/** Compiles src/boot/boot.ts with the addresses of the scripts it starts. */
export async function writeBootFile(site: string, scripts: readonly string[]): Promise<HashedFile> {
  const { outputFiles } = await build({
    entryPoints: [join(site, 'src/boot/boot.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
    define: {
      SCRIPTS: JSON.stringify(scripts),
      TAG_ORIGIN: JSON.stringify(process.env.GATSBY_GTAG_ID || process.env.GATSBY_GTM_ID ? GOOGLE_TAG_ORIGIN : ''),
    },
  });
  return writeHashed(site, 'boot', 'js', outputFiles[0]?.contents ?? new Uint8Array());
}

/** Writes public/assets/{name}-{hash}.{extension}. */
export function writeHashed(site: string, name: string, extension: string, contents: Uint8Array | string): HashedFile {
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 12);
  const href = `/assets/${name}-${hash}.${extension}`;
  mkdirSync(join(site, 'public/assets'), { recursive: true });
  writeFileSync(join(site, 'public', href), contents);
  return { href, integrity: `sha384-${createHash('sha384').update(contents).digest('base64')}` };
}
