import { needsOf, windowOrigins, type Named } from '@tutoring/domain/companies';
import { LANGUAGES, type Language } from '@tutoring/domain/languages';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type BuildOptions, type ChunkingContext, type OutputChunk, type Plugin } from 'rolldown';
import { PART_SPEAKERS, type PartName } from '../../src/contract/part';
import type { VisitSite } from '../../src/page/visit/site';
import { HASH_LENGTH, integrityOf, writeHashed, type HashedFile } from './hashed-file';

/** The scripts of the pages: three stages, each of which names the next one's files (docs/adr/0030). */
export interface Scripts {
  /** The text of the inline script, for the places that contract/before-paint.ts marks. */
  beforePaint: string;
  /** In the head of each page. */
  boot: HashedFile;
  /**
   * What a live part needs in a language: its own script, its words, and what both import.
   * @throws {Error} for a part that is not there.
   */
  filesOf: (part: string, language: Language) => readonly string[];
  /** What no page names: the visit's later files, and what parts load once they are in use. */
  later: readonly string[];
}

/** What the scripts know of a build. */
export interface Constants {
  /** Codes of the places that have a page (publish/cards.ts). */
  places: readonly string[];
  /** The pages of each region by language (model/page-languages.ts). */
  regionPages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Whether a service worker saves pages. */
  hasWorker: boolean;
}

/**
 * Bundles src/page and src/app: what runs last is built first.
 * @param named Whose scripts pages may run.
 */
export async function writeScripts(
  site: string,
  of: VisitSite,
  named: Named,
  { places, regionPages, hasWorker }: Constants,
): Promise<Scripts> {
  const app = await bundle(site, of, {
    input: { ...partEntries(site), ...wordEntries(site) },
    plugins: [partWords(site), withoutEnglish],
    output: {
      codeSplitting: {
        groups: [
          // What more than one part needs comes in few files, whichever part wakes first.
          { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/ },
          { name: sharedFile, minShareCount: 2 },
        ],
      },
    },
  });
  const visit = await bundle(site, of, {
    input: { visit: 'src/page/visit/visit.ts' },
    // In one file, also what later files import of it: each file more is a request more.
    output: { codeSplitting: { groups: [{ name: (id, context) => (isAtOnce(id, context) ? 'visit' : null) }] } },
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
  const [visitFile] = filesOf(visit, 'visit');
  const usedOffline = partNames(site).filter((part) => !NEED_A_CONNECTION.has(part));
  const boot = await bundle(site, of, {
    input: { boot: 'src/page/boot/boot.ts' },
    external: /^\/assets\//,
    transform: {
      define: {
        VISIT_FILE: JSON.stringify(visitFile),
        VISIT_INTEGRITY: JSON.stringify(integrityOf(visit.find(({ isEntry }) => isEntry)?.code ?? '')),
        // With the slash behind an origin, so that what only begins like it is none of them.
        SCRIPT_PLACES: JSON.stringify((needsOf(named)['script-src'] ?? []).map((place) => new URL(place).href)),
      },
    },
    output: { format: 'iife' },
    write: false,
  });
  const beforePaint = await bundle(site, undefined, {
    input: { 'before-paint': 'src/page/before-paint/before-paint.ts' },
    output: { format: 'iife' },
    write: false,
  });
  return {
    beforePaint: beforePaint[0]?.code.trim() ?? '',
    boot: writeHashed(site, 'boot', 'js', boot[0]?.code ?? ''),
    later: [...laterFiles(visit, ['visit']), ...laterFiles(app, usedOffline)],
    filesOf: (part, language) => {
      const [script, ...more] = filesOf(app, part);
      return [...new Set([script ?? '', ...filesOf(app, `${part}.${language}`), ...more])];
    },
  };
}

/** The file of what parts share: words of a language, what only the tools need, such as tables of courses, or the rest. */
function sharedFile(id: string, context: ChunkingContext): string {
  const [, language] = /[\\/](?:messages|languages)[\\/]([\w-]+)\.[jt]s$/.exec(id) ?? [];
  if (language) return `words.${language}`;
  return isOfToolsAlone(id, context) ? 'tools' : 'app';
}

/** The library's list of what pages do without React: who imports one of it has not asked for the others. */
const LIST = /[\\/]enhance\.js$/;

/** Whether the visit's beginning imports a module, and not only something that comes later. */
function isAtOnce(id: string, context: ChunkingContext): boolean {
  const seen = new Set([id]);
  for (const one of seen) {
    const module = context.getModuleInfo(one);
    if (module?.isEntry) return true;
    for (const importer of module?.importers ?? []) if (!LIST.test(importer)) seen.add(importer);
  }
  return false;
}

/** The part that no visitor meets: what it shares with the tools costs nobody else a byte. */
const OWNERS: PartName = 'inbox';

/** Whether no other part than the tools and the owner's leads to a module. */
function isOfToolsAlone(id: string, context: ChunkingContext): boolean {
  const seen = new Set([id]);
  // A set is walked with what is added on the way.
  for (const one of seen) {
    const module = context.getModuleInfo(one);
    const part = basename(one, '.tsx') as PartName;
    if (module?.isEntry && part !== OWNERS && !(PART_SPEAKERS[part] as readonly string[] | undefined)?.includes('tool'))
      return false;
    for (const importer of module?.importers ?? []) seen.add(importer);
  }
  return true;
}

async function bundle(site: string, of: VisitSite | undefined, options: BuildOptions): Promise<OutputChunk[]> {
  const { output } = (await build({
    cwd: site,
    platform: 'browser',
    ...options,
    plugins: [plainFields, options.plugins],
    // A name that files share costs more than the words it stands for.
    optimization: { inlineConst: { mode: 'all' } },
    transform: {
      // Browsers from 2022 on, as the stylesheets (packages/ui/scripts/finish-build.ts).
      target: ['chrome99', 'firefox98', 'safari15.4'],
      define: {
        'process.env.NODE_ENV': '"production"',
        ...(of && {
          VISIT_SITE: JSON.stringify(of),
          HAS_BOT_CHECK: JSON.stringify(of.botCheck.provider !== 'none'),
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

/** Parts, and later files of the visit, that are of no use without a connection. */
const NEED_A_CONNECTION: ReadonlySet<string> = new Set([
  ...(['bot-check-test', 'chat', 'inbox'] satisfies PartName[]),
  ...['google', 'guard', 'thanks', 'violations', 'vitals'],
]);

/** What these entries load when they are in use, with all that it imports. */
function laterFiles(chunks: readonly OutputChunk[], entries: readonly string[]): string[] {
  const found = (files: readonly string[]) => chunks.filter(({ fileName }) => files.includes(fileName));
  const reached = new Set(chunks.filter(({ isEntry, name }) => isEntry && entries.includes(name)));
  const later = new Set<OutputChunk>();
  // A set is walked with what is added on the way.
  for (const chunk of reached) {
    const loaded = found(chunk.dynamicImports).filter(({ name }) => !NEED_A_CONNECTION.has(name));
    for (const next of loaded) later.add(next);
    for (const next of [...found(chunk.imports), ...loaded]) reached.add(next);
  }
  for (const chunk of later) for (const next of found(chunk.imports)) later.add(next);
  return [...later].map(({ fileName }) => addressOf(fileName));
}

/** The service worker, in one file: browsers without modules in workers are among those we serve. */
export async function bundleWorker(site: string, name: string, constants: Record<string, string>): Promise<string> {
  const [chunk] = await bundle(site, undefined, {
    input: { sw: `src/worker/${name}.ts` },
    transform: { define: constants },
    output: { format: 'iife', codeSplitting: false },
    write: false,
  });
  return chunk?.code ?? '';
}

const PARTS = 'src/app/parts';

const partNames = (site: string) => globSync(`${PARTS}/*.tsx`, { cwd: site }).map((file) => basename(file, '.tsx'));

/** The part of each file in src/app/parts. */
function partEntries(site: string): Record<string, string> {
  return Object.fromEntries(partNames(site).map((name) => [name, `${PARTS}/${name}.tsx`]));
}

/** What Safari 15 is given for a class's fields: they are set rather than defined, in 20 bytes in place of 600. */
const plainFields: Plugin = {
  name: 'plain fields',
  transform: (_, id) =>
    id.endsWith('helpers/esm/defineProperty.js')
      ? 'export default (object, name, value) => { object[name] = value; }'
      : null,
};

const WORDS = 'words:';

/** The words of each part in each language, such as `lead-form.ja`. */
function wordEntries(site: string): Record<string, string> {
  const names = partNames(site).flatMap((name) => LANGUAGES.map((language) => `${name}.${language}`));
  return Object.fromEntries(names.map((name) => [name, `${WORDS}${name}`]));
}

/** Writes the files of the words: nobody should have to write an import for each part and language. */
function partWords(site: string): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(WORDS) ? join(site, 'src/app', `${id.slice(WORDS.length)}.words.ts`) : undefined),
    load(id) {
      const [, part, language] = /([\w-]+)\.([\w-]+)\.words\.ts$/.exec(id) ?? [];
      if (!part || !language) return undefined;
      const speakers = PART_SPEAKERS[part as PartName];
      const imports = speakers.map(
        (name, place) =>
          `import { ${language.replace('-', '')} as words${place} } from '@tutoring/ui/${name}/messages/${language}';`,
      );
      const messages = speakers.map((name, place) => `'${name}': words${place}`);
      return `
        ${imports.join('\n')}
        export const messages = { ${messages.join(', ')} };
        export { errors } from '../languages/${language}';`;
    },
  };
}

/**
 * The library's English defaults would travel into the pages of every language. A part is always given the words of
 * its page's language, so nothing is lost (docs/adr/0008).
 */
const withoutEnglish: Plugin = {
  name: 'without-english',
  resolveId: (id) => (/^#.+\/messages\/en$/.test(id) ? '\0no-messages' : undefined),
  load: (id) => (id === '\0no-messages' ? 'export const en = {};' : undefined),
};
