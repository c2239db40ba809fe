import type { GatsbyNode, Reporter } from 'gatsby';
import { join } from 'node:path';
import { cachePages, readPage } from './src/build/content/content';
import { checkPhotos } from './src/build/checks/photos';
import { readChatIntents } from './src/build/content/chat-intents';
import { placesWithCard, writeCards } from './src/build/publish/cards';
import { writeCountries } from './src/build/publish/countries';
import { writePassages } from './src/build/publish/chat/passages';
import { finishHtml } from './src/build/publish/html/finish-html';
import { embedContexts } from './src/build/pages/embeds';
import { createContentPages, readSite, knownTo, type Site } from './src/build/pages/pages';
import { writeGenerated } from './src/build/pages/generated';
import { addPublished } from './src/build/content/published';
import { readOrKeepLastGood } from './src/build/pages/keep-last-good';
import { checkFrontmatter, contentFolder, contentNodes } from './src/build/content/sources';
import { DevelopServer } from './src/build/develop/server';
import { writeScripts } from './src/build/publish/assets/scripts';
import { writePhotos } from './src/build/publish/photos';
import { writeDeskData } from './src/build/publish/desk/desk-data';
import { writeManifests } from './src/build/publish/manifests';
import { writeWorker } from './src/build/publish/service-worker';
import { writeSearchIndexes } from './src/build/publish/search/search-index';
import { headTags } from './src/build/publish/seo/head-tags';
import { writeSitemapAndFeeds } from './src/build/publish/seo/sitemap-and-feeds';
import { writeSocialImages } from './src/build/publish/seo/social-images';
import { structuredData } from './src/build/publish/seo/structured-data';
import { readData, type SiteData } from './src/build/content/data';
import { buildDay } from './src/build/model/build-day';
import { languageFinder, regionPages } from './src/build/model/page-languages';
import { namedCompanies, siteConfig } from './src/build/model/layout-data';
import { MDX_REGISTRY } from './src/mdx/registry';
import { configureWebpack } from './src/build/publish/assets/webpack';

// Gatsby runs the compiled file from .cache/compiled: the site is where the build was started.
const site = process.cwd();
const content = contentFolder(site);
const folder = join(site, 'data');
const data = () => readData(folder);

const isDevelopment = process.env.gatsby_executing_command === 'develop';
const readOne = isDevelopment ? cachePages() : readPage;

/** The business's name in addresses, as it was last read. */
let slug = '';
/** What createPages has read, for the steps after it. */
let built: Site | undefined;

/** Milliseconds without a change after which the development server writes what pages fetch. */
const QUIET_MS = 3000;
let quiet: NodeJS.Timeout | undefined;

/** Builds the scripts of the pages. */
const buildScripts = (all: SiteData, hasWorker: boolean) =>
  writeScripts(site, siteConfig(all), namedCompanies(all), {
    places: placesWithCard(all),
    regionPages: regionPages(all),
    hasWorker,
  });

const publishPhotos = ({ people }: SiteData) =>
  writePhotos(site, join(site, 'node_modules/.cache/photos'), people, new Date());

/** Pages of the development server have no service worker: it would keep them from before a change. */
const developServer = new DevelopServer(site, () => buildScripts(data(), false));

export const onPreInit: GatsbyNode['onPreInit'] = async () => {
  const all = data();
  writeGenerated(site, all);
  // The development server shows a mistake in its page instead.
  if (isDevelopment) return;
  checkFrontmatter(content);
  await checkPhotos(folder, all.people);
};

export const createPages: GatsbyNode['createPages'] = (args) => {
  const files = contentNodes(args);
  const read = () => {
    const all = data();
    slug = all.brand.slug;
    // A build has done so before it read its scripts.
    if (isDevelopment) writeGenerated(site, all);
    return readSite(files, content, all, { known: knownTo(folder, all), components: MDX_REGISTRY, read: readOne });
  };
  if (!isDevelopment) {
    built = read();
    createContentPages(
      args,
      site,
      [...built.contexts, ...embedContexts(data().translations)].map((page) => ({ page })),
    );
    return;
  }
  const langOf = (path: string) => languageFinder(data())(path);
  const development = readOrKeepLastGood(read, built, {
    folder: site,
    content,
    files: files.map(({ file }) => file),
    langOf,
    slug,
  });
  if (development.problem) args.reporter.error(development.problem);
  built = development.site;
  developServer.setPages([...development.contexts, ...embedContexts(data().translations).map((page) => ({ page }))]);
  // The writer sees the page first.
  clearTimeout(quiet);
  quiet = setTimeout(() => void writeFetchedFiles(built, args.reporter), QUIET_MS);
};

/** Writes cards, photos, and what search and chat read. A page that an answer names may be missing while somebody writes: report it. */
async function writeFetchedFiles(written: Site | undefined, reporter: Reporter): Promise<void> {
  if (!written) return;
  try {
    writeCards(site, data(), buildDay());
    developServer.linkCards();
    writeSearchIndexes(join(site, 'public'), written, data());
    const all = data();
    await checkPhotos(folder, all.people);
    await publishPhotos(all);
    const intents = readChatIntents(folder, all.brand.slug);
    const warnings = await writePassages(join(site, 'public'), written, all, intents);
    for (const { message } of warnings) reporter.warn(message);
  } catch (problem) {
    reporter.error(String(problem));
  }
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => configureWebpack(args);

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async () => {
  if (isDevelopment) await developServer.bundle();
};

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (args) => developServer.start(args);

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ reporter }) => {
  if (!built) throw new Error('createPages has not run.');
  const { tree, contexts } = built;
  const all = data();
  const pages = new Map(contexts.map((page) => [page.path, page]));
  writeCards(site, all, buildDay());
  const scripts = await buildScripts(all, all.brand.offline);
  finishHtml(site, scripts, (path) => {
    const page = pages.get(path);
    return page ? { tags: headTags(page, all), things: structuredData(page, tree, all) } : { tags: [], things: [] };
  });
  writeSearchIndexes(join(site, 'public'), built, all);
  const intents = readChatIntents(folder, all.brand.slug);
  const warnings = await writePassages(join(site, 'public'), built, all, intents);
  for (const { message } of warnings) reporter.warn(message);
  writeSitemapAndFeeds(join(site, 'public'), built, all);
  await writeSocialImages(join(site, 'public'), join(site, 'node_modules/.cache/social'), contexts, all.brand.name);
  await publishPhotos(all);
  writeManifests(site, all);
  await writeDeskData(site, MDX_REGISTRY);
  writeCountries(join(site, 'public'), built.tree, all);
  // Last: it tells a release by what has been written.
  await writeWorker(site, [...pages.keys()], { isOn: all.brand.offline, files: scripts.later });
  if (!process.env.CI)
    addPublished(
      folder,
      contexts.map(({ path }) => path),
    );
};
