/** Reads all content and data as a build does, in seconds, and says what is wrong or what pages share. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');
const site = join(root, 'site');
const { buildSync } = createRequire(join(site, 'package.json'))('esbuild') as typeof import('esbuild');
const outfile = join(site, '.cache/check-content.mjs');
buildSync({
  entryPoints: [join(site, 'gatsby/check-content.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  logLevel: 'error',
});
const { readWholeSite, overlaps } = (await import(pathToFileURL(outfile).href)) as typeof import('../site/gatsby/check-content.ts');
try {
  const whole = readWholeSite(site);
  console.log(`${whole.contexts.length} pages, no mistake.`);
  for (const { name, limit, worst } of overlaps(whole)) {
    const pairs = worst.map(({ one, other, overlap }) => `${one} and ${other} ${Math.round(overlap * 100)} %`);
    console.log(`Most alike ${name} (at most ${limit * 100} %): ${pairs.join('; ')}`);
    if (worst.some(({ overlap }) => overlap >= limit)) process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
