import { LANGUAGES } from '@tutoring/domain/languages';
import { GOOGLE_TAG_ORIGIN } from '@tutoring/domain/headers';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { VisitSite } from '../src/page/visit/site';
import { writeHashed, type HashedFile } from './hashed-file';

/** The scripts of the pages: three stages, each of which names the next one's files (docs/adr/0030). */
export interface Scripts {
  /** In the head of each page. */
  boot: HashedFile;
  /**
   * What a live part needs in a language, its own script first.
   * @throws {Error} for a part that is not there.
   */
  filesOf: (part: string, language: string) => readonly string[];
}

/** Browsers from 2022 on, as the stylesheets (packages/ui/scripts/finish-build.ts). */
const TARGET = ['chrome99', 'firefox97', 'safari15.4'];

/** Bundles src/page and src/app: what runs last is built first. */
export async function writeScripts(site: string, of: VisitSite): Promise<Scripts> {
  const shared: BuildOptions = {
    absWorkingDir: site,
    bundle: true,
    minify: true,
    legalComments: 'none',
    target: TARGET,
    metafile: true,
    define: { 'process.env.NODE_ENV': '"production"', VISIT_SITE: JSON.stringify(of) },
    logLevel: 'error',
  };
  const modules: BuildOptions = {
    ...shared,
    format: 'esm',
    splitting: true,
    outdir: join(site, 'public/assets'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
  };
  const app = await build({ ...modules, entryPoints: partEntries(site), plugins: [partsPlugin(site), withoutEnglish] });
  const visit = await build({ ...modules, entryPoints: [join(site, 'src/page/visit/visit.ts')] });
  const [[visitFile] = []] = entriesOf(visit.metafile?.outputs ?? {}).values();
  const boot = await build({
    ...shared,
    entryPoints: [join(site, 'src/page/boot/boot.ts')],
    format: 'iife',
    write: false,
    external: ['/assets/*'],
    define: {
      ...shared.define,
      VISIT_FILE: JSON.stringify(visitFile),
      TAG_ORIGIN: JSON.stringify(of.gtag || of.gtm ? GOOGLE_TAG_ORIGIN : ''),
    },
  });
  const parts = entriesOf(app.metafile?.outputs ?? {});
  return {
    boot: writeHashed(site, 'boot', 'js', boot.outputFiles?.[0]?.contents ?? ''),
    filesOf(part, language) {
      const files = parts.get(`${part}.${language}`);
      if (!files) throw new Error(`There is no script of the part "${part}" in "${language}".`);
      return files;
    },
  };
}

/** A virtual file for each part and language: the part, and its words in that language alone. */
const PART = 'part:';

const partNames = (site: string) => globSync('src/app/parts/*.tsx', { cwd: site }).map((file) => basename(file, '.tsx'));

function partEntries(site: string): { in: string; out: string }[] {
  return partNames(site).flatMap((name) =>
    LANGUAGES.map((language) => ({ in: `${PART}${name}.${language}`, out: `${name}.${language}` })),
  );
}

function partsPlugin(site: string): Plugin {
  return {
    name: 'parts',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${PART}`) }, ({ path }) => ({ path: path.slice(PART.length), namespace: 'part' }));
      onLoad({ filter: /.*/, namespace: 'part' }, ({ path }) => {
        const [name = '', language = ''] = path.split('.');
        return {
          resolveDir: join(site, 'src/app'),
          loader: 'ts',
          contents: `
            import { waker } from './wake';
            import { Part } from './parts/${name}';
            import { errors } from '../languages/${language}';
            import { ${language.replace('-', '')} as messages } from '@tutoring/ui/${name}/messages/${language}';
            export const wake = waker({ name: '${name}', Part, messages, errors });`,
        };
      });
    },
  };
}

/**
 * The library's English defaults would travel into the pages of every language. A part is always given the words of
 * its page's language, so nothing is lost (docs/adr/0008).
 */
const withoutEnglish: Plugin = {
  name: 'without-english',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^#.+\/messages\/en$/ }, () => ({ path: 'no-messages', namespace: 'empty' }));
    onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: 'export const en = {};' }));
  },
};

type Outputs = NonNullable<Awaited<ReturnType<typeof build>>['metafile']>['outputs'];

/** Of each entry: its address, and those of all that it imports at once. */
function entriesOf(outputs: Outputs): Map<string, string[]> {
  const addressOf = (file: string) => `/${file.replace(/^public\//, '')}`;
  const within = (file: string, seen: Set<string>): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const { path, kind } of outputs[file]?.imports ?? []) if (kind === 'import-statement') within(path, seen);
    return seen;
  };
  return new Map(
    Object.entries(outputs)
      .filter(([, { entryPoint }]) => entryPoint)
      .map(([file]) => [basename(file).replace(/-[^-]*$/, ''), [...within(file, new Set())].map(addressOf)]),
  );
}
