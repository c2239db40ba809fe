import { policySourcesOf, windowOrigins, type CompanySettings } from '@tutoring/domain/companies';
import { LANGUAGES, type Language } from '@tutoring/domain/languages';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type BuildOptions, type ChunkingContext, type OutputChunk, type Plugin } from 'rolldown';
import { ISLAND_COMPONENTS, type IslandName } from '../../../shared/islands';
import type { SiteConfig } from '../../../shared/site';
import { libraryMessages } from '../../content/library-messages';
import { HASH_LENGTH, integrityOf, writeHashed, type HashedFile } from '../hashed-file';
import { writePdfFiles } from './pdf-files';

/** The scripts of the pages, in three stages. Each names the files of the next (docs/adr/0030). */
export interface Scripts {
  /** The text of the inline script, for the places that shared/before-paint.ts marks. */
  beforePaint: string;
  /** In the head of each page. */
  bootstrap: HashedFile;
  /** The inline script and the script of the pages that schools show in a frame, in the place of those two. */
  embed: { theme: string; script: HashedFile };
  /**
   * What an island needs in a language: its own script, its messages, and what both import.
   * @throws {Error} if there is no such island.
   */
  filesOf: (island: string, language: Language) => readonly string[];
  /** Files that no page names and that scripts may import later, for the service worker to save. */
  later: readonly string[];
}

/** Constants that the build writes into the scripts. */
export interface Constants {
  /** Codes of the places that have a page (publish/cards.ts). */
  places: readonly string[];
  /** The pages of each region by language (model/page-languages.ts). */
  regionPages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Whether a service worker saves pages. */
  hasWorker: boolean;
}

/**
 * Bundles src/client, the last stage first: each stage contains the file names of the next.
 * @param named The companies whose scripts pages may run.
 */
export async function writeScripts(
  site: string,
  config: SiteConfig,
  named: CompanySettings,
  { places, regionPages, hasWorker }: Constants,
): Promise<Scripts> {
  const [pdfWorker] = await bundle(site, undefined, {
    input: { pdf: PDF_WORKER },
    // Not a module: some browsers that we support have no modules in workers.
    output: { format: 'iife', codeSplitting: false },
    // It finds no other file by its own address.
    transform: { define: { 'import.meta.url': JSON.stringify('') } },
  });
  const islands = await bundle(site, config, {
    transform: {
      define: {
        PDF_WORKER_FILE: JSON.stringify(addressOf(pdfWorker?.fileName ?? '')),
        PDF_FOLDER: JSON.stringify(writePdfFiles(site)),
      },
    },
    input: { ...islandEntries(site), ...messageEntries(site) },
    plugins: [islandMessages(site), withoutEnglish],
    output: {
      // Their names tell them apart from the files that every page loads.
      entryFileNames: `island.[name]-[hash:${HASH_LENGTH}].js`,
      chunkFileNames: `island.[name]-[hash:${HASH_LENGTH}].js`,
      codeSplitting: {
        groups: [
          // What several islands import is bundled in few files, whichever island hydrates first.
          { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/ },
          { name: sharedFile, minShareCount: 2 },
        ],
      },
    },
  });
  const enhance = await bundle(site, config, {
    input: { enhance: 'src/client/enhance/enhance.ts' },
    // One file, with what later files import of it: each further file is a further request.
    output: { codeSplitting: { groups: [{ name: (id, context) => (isStatic(id, context) ? 'enhance' : null) }] } },
    transform: {
      define: {
        REGION_PLACES: JSON.stringify(places),
        REGION_PAGES: JSON.stringify(regionPages),
        HAS_WORKER: JSON.stringify(hasWorker),
        WINDOW_ORIGINS: JSON.stringify(windowOrigins(named)),
        VIOLATION_ENDPOINT: JSON.stringify(named.violationEndpoint),
      },
    },
  });
  const [enhanceFile] = filesOf(enhance, 'enhance');
  const usedOffline = islandNames(site).filter((name) => !needsConnection(join(site, ISLANDS_FOLDER, `${name}.tsx`)));
  const bootstrap = await bundle(site, config, {
    input: { bootstrap: 'src/client/bootstrap/bootstrap.ts' },
    external: /^\/assets\//,
    transform: {
      define: {
        ENHANCE_FILE: JSON.stringify(enhanceFile),
        ENHANCE_INTEGRITY: JSON.stringify(integrityOf(enhance.find(({ isEntry }) => isEntry)?.code ?? '')),
        // `URL` adds the slash after an origin: without it, another host could begin with the same letters.
        SCRIPT_PLACES: JSON.stringify((policySourcesOf(named)['script-src'] ?? []).map((place) => new URL(place).href)),
      },
    },
    output: { format: 'iife' },
    write: false,
  });
  const beforePaint = await bundle(site, undefined, {
    input: { 'before-paint': 'src/client/bootstrap/before-paint.ts' },
    output: { format: 'iife' },
    write: false,
  });
  const [theme, embed] = await Promise.all(
    ['theme', 'embed'].map((name) =>
      bundle(site, undefined, {
        input: { [name]: `src/client/embed/${name}.ts` },
        output: { format: 'iife' },
        write: false,
      }),
    ),
  );
  return {
    beforePaint: beforePaint[0]?.code.trim() ?? '',
    embed: { theme: theme?.[0]?.code.trim() ?? '', script: writeHashed(site, 'embed', 'js', embed?.[0]?.code ?? '') },
    bootstrap: writeHashed(site, 'bootstrap', 'js', bootstrap[0]?.code ?? ''),
    later: [...laterFiles(enhance, ['enhance']), ...laterFiles(islands, usedOffline)],
    filesOf: (name, language) => {
      const [script, ...more] = filesOf(islands, name);
      return [...new Set([script ?? '', ...filesOf(islands, `${name}.${language}`), ...more])];
    },
  };
}

/** The file for what islands share: messages of a language, what only the tools need (tables of courses), or the rest. */
function sharedFile(id: string, context: ChunkingContext): string {
  const [, language] = /[\\/]messages[\\/]([\w-]+)\.[jt]s$/.exec(id) ?? [];
  if (language) return `messages.${language}`;
  return isOnlyInTools(id, context) ? 'tools' : 'islands';
}

/** What reads PDF, loaded when a visitor chooses one (client/islands/lib/open-pdf.ts). */
const PDF_WORKER = 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';

/** The library's file that re-exports all enhancements. Importing one of them must not load the others. */
const BARREL = /[\\/]enhance\.js$/;

/** Whether the entry imports a module statically, and not only through a dynamic import. */
function isStatic(id: string, context: ChunkingContext): boolean {
  const seen = new Set([id]);
  for (const one of seen) {
    const module = context.getModuleInfo(one);
    if (module?.isEntry) return true;
    for (const importer of module?.importers ?? []) if (!BARREL.test(importer)) seen.add(importer);
  }
  return false;
}

/** Whether only the tools import a module. */
function isOnlyInTools(id: string, context: ChunkingContext): boolean {
  const seen = new Set([id]);
  // A set's iteration includes what is added on the way.
  for (const one of seen) {
    const module = context.getModuleInfo(one);
    const island = basename(one, '.tsx') as IslandName;
    if (module?.isEntry && !(ISLAND_COMPONENTS[island] as readonly string[] | undefined)?.includes('tool'))
      return false;
    for (const importer of module?.importers ?? []) seen.add(importer);
  }
  return true;
}

async function bundle(site: string, config: SiteConfig | undefined, options: BuildOptions): Promise<OutputChunk[]> {
  const { output } = (await build({
    cwd: site,
    platform: 'browser',
    ...options,
    plugins: [plainFields, options.plugins],
    // Inlining constants takes fewer bytes than sharing their names between files.
    optimization: { inlineConst: { mode: 'all' } },
    transform: {
      // Browsers from 2022 on, as the stylesheets (packages/ui/scripts/finish-build.ts).
      target: ['chrome99', 'firefox98', 'safari15.4'],
      define: {
        // `gatsby develop` sets it: React then warns, and events are written to the console.
        'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production'),
        ...(config && {
          SITE_CONFIG: JSON.stringify(config),
          HAS_BOT_CHECK: JSON.stringify(config.botCheck.provider !== 'none'),
        }),
        ...options.transform?.define,
      },
    },
    output: {
      dir: 'public/assets',
      minify: true,
      comments: false,
      entryFileNames: `[name]-[hash:${HASH_LENGTH}].js`,
      chunkFileNames: `[name]-[hash:${HASH_LENGTH}].js`,
      ...options.output,
    },
  })) as { output: readonly (OutputChunk | { type: 'asset' })[] };
  return output.filter((file): file is OutputChunk => file.type === 'chunk');
}

/**
 * The addresses of an entry and of all that it imports at once.
 * @throws {Error} when there is no such entry.
 */
function filesOf(chunks: readonly OutputChunk[], name: string): string[] {
  const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === name);
  if (!entry) throw new Error(`No script is called "${name}".`);
  return [entry.fileName, ...entry.imports].map(addressOf);
}

const addressOf = (file: string) => `/assets/${file}`;

/** In the first comment of a module that is of no use without a connection: the service worker does not save its file. */
const NEEDS_CONNECTION = '@needsConnection';

const needsConnection = (file: string | null): boolean =>
  file !== null && existsSync(file) && readFileSync(file, 'utf8').includes(NEEDS_CONNECTION);

/** What these entries import dynamically, with all that it imports. */
function laterFiles(chunks: readonly OutputChunk[], entries: readonly string[]): string[] {
  const found = (files: readonly string[]) => chunks.filter(({ fileName }) => files.includes(fileName));
  const reached = new Set(chunks.filter(({ isEntry, name }) => isEntry && entries.includes(name)));
  const later = new Set<OutputChunk>();
  // A set's iteration includes what is added on the way.
  for (const chunk of reached) {
    const loaded = found(chunk.dynamicImports).filter(({ facadeModuleId }) => !needsConnection(facadeModuleId));
    for (const next of loaded) later.add(next);
    for (const next of [...found(chunk.imports), ...loaded]) reached.add(next);
  }
  for (const chunk of later) for (const next of found(chunk.imports)) later.add(next);
  return [...later].map(({ fileName }) => addressOf(fileName));
}

/** Bundles the service worker into one file: some browsers that we support have no modules in workers. */
export async function bundleWorker(site: string, name: string, constants: Record<string, string>): Promise<string> {
  const [chunk] = await bundle(site, undefined, {
    input: { sw: `src/client/service-worker/${name}.ts` },
    transform: { define: constants },
    output: { format: 'iife', codeSplitting: false },
    write: false,
  });
  return chunk?.code ?? '';
}

const ISLANDS_FOLDER = 'src/client/islands';

const islandNames = (site: string) =>
  globSync(`${ISLANDS_FOLDER}/*.tsx`, { cwd: site }).map((file) => basename(file, '.tsx'));

/** Each file in src/client/islands is an island. */
function islandEntries(site: string): Record<string, string> {
  return Object.fromEntries(islandNames(site).map((name) => [name, `${ISLANDS_FOLDER}/${name}.tsx`]));
}

/** Class fields for Safari 15 are assigned, not defined: 20 bytes instead of 600. */
const plainFields: Plugin = {
  name: 'plain fields',
  transform: (_, id) =>
    id.endsWith('helpers/esm/defineProperty.js')
      ? 'export default (object, name, value) => { object[name] = value; }'
      : null,
};

const MESSAGES = 'messages:';

/** The messages of each island in each language, such as `lead-form.ja`. */
function messageEntries(site: string): Record<string, string> {
  const names = islandNames(site).flatMap((name) => LANGUAGES.map((language) => `${name}.${language}`));
  return Object.fromEntries(names.map((name) => [name, `${MESSAGES}${name}`]));
}

/** Writes the module of each island's messages, with an import for each of its components. */
function islandMessages(site: string): Plugin {
  const folders: Readonly<Record<string, string>> = libraryMessages(site);
  return {
    name: 'island messages',
    resolveId: (id) =>
      id.startsWith(MESSAGES)
        ? join(site, 'src/client/islands', `${id.slice(MESSAGES.length)}.messages.ts`)
        : undefined,
    load(id) {
      const [, island, language] = /([\w-]+)\.([\w-]+)\.messages\.ts$/.exec(id) ?? [];
      if (!island || !language) return undefined;
      const components = ISLAND_COMPONENTS[island as IslandName];
      const imports = components.map(
        (name, place) =>
          `import { ${language.replace('-', '')} as messages${place} } from '${folders[name]}/${language}';`,
      );
      const messages = components.map((name, place) => `'${name}': messages${place}`);
      return `
        ${imports.join('\n')}
        export const messages = { ${messages.join(', ')} };
        export { errors } from '../../shared/messages/${language}';`;
    },
  };
}

/**
 * Leaves out the library's English defaults, which every language would load. An island always gets the messages of its
 * page's language, so nothing is missing (docs/adr/0008).
 */
const withoutEnglish: Plugin = {
  name: 'without-english',
  resolveId: (id) => (/^#.+\/messages\/en$/.test(id) ? '\0no-messages' : undefined),
  load: (id) => (id === '\0no-messages' ? 'export const en = {};' : undefined),
};
