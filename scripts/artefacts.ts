import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, matchesGlob, sep } from 'node:path';

/** A file of what is deployed or published. */
export interface ArtefactFile {
  /** Where, for whoever has to mend it. */
  name: string;
  path: string;
}

const filesIn = (folder: string) =>
  globSync('**/*', { cwd: folder })
    .filter((file) => statSync(join(folder, file)).isFile())
    .sort();

/** The site's files as they are deployed: without those of `.assetsignore`. */
export function deployedFiles(folder: string): ArtefactFile[] {
  const ignored = readFileSync(join(folder, '.assetsignore'), 'utf8').split('\n').filter(Boolean);
  const isIgnored = (file: string) => file.split(sep).some((part) => ignored.some((glob) => matchesGlob(part, glob)));
  return filesIn(folder)
    .filter((file) => !isIgnored(file))
    .map((file) => ({ name: `site: ${file}`, path: join(folder, file) }));
}

/** The Worker as wrangler would upload it; source maps stay here (`upload_source_maps` of wrangler.jsonc). */
export function workerFiles(root: string): ArtefactFile[] {
  const edge = join(root, 'packages/edge');
  const out = join(root, '.artefacts/worker');
  execFileSync(join(edge, 'node_modules/.bin/wrangler'), ['deploy', '--env=', '--dry-run', '--outdir', out], {
    cwd: edge,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false' },
  });
  return filesIn(out)
    .filter((file) => !file.endsWith('.map') && file !== 'README.md')
    .map((file) => ({ name: `Worker: ${file}`, path: join(out, file) }));
}

/** A package as it is published. */
export function packedFiles(folder: string): ArtefactFile[] {
  const listed = execFileSync('pnpm', ['pack', '--dry-run', '--json'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { name, files } = JSON.parse(listed) as { name: string; files: { path: string }[] };
  return files.map(({ path }) => ({ name: `${name}: ${path}`, path: join(folder, path) }));
}

/** The stories as they are hosted, if they have been built. */
export function storyFiles(folder: string): ArtefactFile[] {
  if (!existsSync(folder)) return [];
  return filesIn(folder).map((file) => ({ name: `stories: ${file}`, path: join(folder, file) }));
}
