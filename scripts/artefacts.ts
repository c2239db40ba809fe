import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, matchesGlob, sep } from 'node:path';

/** A file that is deployed or published. */
export interface ArtefactFile {
  /** The name to print. */
  name: string;
  path: string;
}

const filesIn = (folder: string) =>
  globSync('**/*', { cwd: folder })
    .filter((file) => statSync(join(folder, file)).isFile())
    .sort();

/** The deployed files of the site, without those in `.assetsignore`. */
export function deployedFiles(folder: string): ArtefactFile[] {
  const ignored = readFileSync(join(folder, '.assetsignore'), 'utf8').split('\n').filter(Boolean);
  const isIgnored = (file: string) => file.split(sep).some((part) => ignored.some((glob) => matchesGlob(part, glob)));
  return filesIn(folder)
    .filter((file) => !isIgnored(file))
    .map((file) => ({ name: `site: ${file}`, path: join(folder, file) }));
}

/** The Worker's files that wrangler uploads. Source maps are not uploaded (`upload_source_maps` in wrangler.jsonc). */
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

/** The published files of a package. */
export function packedFiles(folder: string): ArtefactFile[] {
  const listed = execFileSync('pnpm', ['pack', '--dry-run', '--json'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { name, files } = JSON.parse(listed) as { name: string; files: { path: string }[] };
  return files.map(({ path }) => ({ name: `${name}: ${path}`, path: join(folder, path) }));
}

/** The files of the hosted Storybook, if it is built. */
export function storyFiles(folder: string): ArtefactFile[] {
  if (!existsSync(folder)) return [];
  return filesIn(folder).map((file) => ({ name: `stories: ${file}`, path: join(folder, file) }));
}
