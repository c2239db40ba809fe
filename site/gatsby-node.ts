import type { GatsbyNode, Reporter } from 'gatsby';
import { join } from 'node:path';
import { readPage, rememberPages } from './src/build/content/content';
import { readChatIntents } from './src/build/content/chat-intents';
import { readData } from './src/build/content/data';
import { placesWithCard, writeCards } from './src/build/publish/cards';
import { writeCountries } from './src/build/publish/countries';
import { writePassages } from './src/build/publish/chat/passages';
import { finishHtml } from './src/build/publish/html/finish-html';
import { createContentPages, readSite, knownTo, type Site } from './src/build/pages/pages';
import { writeGenerated } from './src/build/pages/generated';
import { addPublished } from './src/build/content/published';
import { readOrKeepLastGood } from './src/build/pages/keep-last-good';
import { contentFolder, watchedFiles } from './src/build/content/sources';
import { writeScripts } from './src/build/publish/assets/scripts';
import { writeManifests } from './src/build/publish/manifests';
import { writeWorker } from './src/build/publish/service-worker';
import { writeSearchIndexes } from './src/build/publish/search/search-index';
import { headTags } from './src/build/publish/seo/head-tags';
import { writeSitemapAndFeeds } from './src/build/publish/seo/sitemap-and-feeds';
import { writeSocialImages } from './src/build/publish/seo/social-images';
import { structuredData } from './src/build/publish/seo/structured-data';
import { languageFinder, regionPages } from './src/build/model/page-languages';
import { namedCompanies, visitSite } from './src/build/model/layout-data';
import { MDX_REGISTRY } from './src/mdx/registry';
import { configureWebpack } from './src/build/publish/assets/webpack';

// Gatsby runs the compiled file from .cache/compiled: the site is where the build was started.
const site = process.cwd();
const content = contentFolder(site);
const folder = join(site, 'data');
const data = () => readData(folder);

const isDevelopment = process.env.gatsby_executing_command === 'develop';
const readOne = isDevelopment ? rememberPages() : readPage;

/** The business's name in addresses, as it was last read. */
let slug = '';
/** What createPages has read, for the steps after it. */
let built: Site | undefined;

/** Milliseconds without a change after which the development server writes what search and chat read. */
const QUIET_MS = 1500;
let quiet: NodeJS.Timeout | undefined;

export const onPreInit: GatsbyNode['onPreInit'] = () => {
  writeGenerated(site, data());
};

export const createPages: GatsbyNode['createPages'] = (args) => {
  const files = watchedFiles(args);
  const read = () => {
    const all = data();
    slug = all.brand.slug;
    return readSite(files, content, all, { known: knownTo(folder, all), components: MDX_REGISTRY, read: readOne });
  };
  if (!isDevelopment) {
    built = read();
    createContentPages(
      args,
      site,
      built.contexts.map((page) => ({ page })),
    );
    return;
  }
  const langOf = (path: string) => languageFinder(data())(path);
  const rehearsal = readOrKeepLastGood(read, built, { folder: site, content, files, langOf, slug });
  if (rehearsal.problem) args.reporter.error(rehearsal.problem);
  built = rehearsal.site;
  writeCards(site, data(), Date.now());
  createContentPages(args, site, rehearsal.contexts);
  // Whoever writes sees the page first.
  clearTimeout(quiet);
  quiet = setTimeout(() => void writeSearchAndChat(built, args.reporter), QUIET_MS);
};

/** Search and chat, while somebody writes: a page that an answer names may be gone, at which the build would stop. */
async function writeSearchAndChat(written: Site | undefined, reporter: Reporter): Promise<void> {
  if (!written) return;
  try {
    writeSearchIndexes(join(site, 'public'), written, data());
    const all = data();
    const intents = readChatIntents(folder, all.brand.slug);
    const warnings = await writePassages(join(site, 'public'), written, all, intents);
    for (const { message } of warnings) reporter.warn(message);
  } catch (problem) {
    reporter.error(String(problem));
  }
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  const all = data();
  configureWebpack(args, visitSite(all), placesWithCard(all), regionPages(all));
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ reporter }) => {
  if (!built) throw new Error('createPages has not run.');
  const { tree, contexts } = built;
  const all = data();
  const pages = new Map(contexts.map((page) => [page.path, page]));
  writeCards(site, all, Date.now());
  const scripts = await writeScripts(site, visitSite(all), namedCompanies(all), {
    places: placesWithCard(all),
    regionPages: regionPages(all),
    hasWorker: all.brand.offline,
  });
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
  writeManifests(site, all);
  writeCountries(join(site, 'public'), built.tree, all);
  // Last: it tells a release by what has been written.
  await writeWorker(site, [...pages.keys()], { isOn: all.brand.offline, files: scripts.later });
  if (!process.env.CI)
    addPublished(
      folder,
      contexts.map(({ path }) => path),
    );
};
