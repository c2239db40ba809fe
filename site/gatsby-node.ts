import type { GatsbyNode } from 'gatsby';
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf, readPage, rememberPages } from './gatsby/content';
import { readData, type SiteData } from './gatsby/data';
import { finishHtml } from './gatsby/finish-html';
import { contentFiles, createContentPages, readSite, surroundings, type Site } from './gatsby/pages';
import { addPublished } from './gatsby/published';
import { rehearse } from './gatsby/rehearsal';
import { languageFinder, readRoutes } from './gatsby/routes';
import { headTags } from './gatsby/seo/head-tags';
import { writeSearchFiles } from './gatsby/seo/search-files';
import { writeSocialImages } from './gatsby/seo/social-images';
import { structuredData } from './gatsby/seo/structured-data';
import { writeShellData } from './gatsby/shell-data';
import { configureWebpack } from './gatsby/webpack';

// Gatsby runs the compiled file from .cache/compiled: the site is where the build was started.
const site = process.cwd();
const content = process.env.SITE_CONTENT ?? join(site, 'content');
const folder = join(site, 'data');
const data = () => readData(folder);
const routes = ({ brand }: SiteData) => readRoutes(folder, brand.slug);

const isDevelopment = process.env.gatsby_executing_command === 'develop';
const readOne = isDevelopment ? rememberPages() : readPage;

/** What createPages has read, for the steps after it. */
let built: Site | undefined;

export const onPreInit: GatsbyNode['onPreInit'] = () => {
  const all = data();
  const written = new Set(globSync('**/*.mdx', { cwd: content }).map(pathOf));
  writeShellData(join(site, 'src/generated'), all, routes(all), written);
  // The day only: builds of one day are alike.
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(join(site, 'src/generated/built.json'), JSON.stringify({ builtAt: Date.parse(today) }));
};

export const createPages: GatsbyNode['createPages'] = (args) => {
  const files = contentFiles(args);
  const read = () => {
    const all = data();
    const wanted = routes(all);
    return readSite(files, { content, data: folder }, all, wanted, surroundings(folder, all, wanted), readOne);
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
  const langOf = languageFinder(readRoutes(folder, ''));
  const rehearsal = rehearse(read, built, { folder: site, content, files, langOf });
  if (rehearsal.problem) args.reporter.error(rehearsal.problem.message);
  built = rehearsal.site;
  createContentPages(args, site, rehearsal.contexts);
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  configureWebpack(args, site);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async () => {
  if (!built) throw new Error('createPages has not run.');
  const { tree, contexts } = built;
  const all = data();
  const pages = new Map(contexts.map((page) => [page.path, page]));
  await finishHtml(site, (path) => {
    const page = pages.get(path);
    return page ? { tags: headTags(page, all), things: structuredData(page, tree, all) } : { tags: [], things: [] };
  });
  writeSearchFiles(join(site, 'public'), built, all);
  await writeSocialImages(join(site, 'public'), join(site, 'node_modules/.cache/social'), contexts, all.brand.name);
  if (!process.env.CI)
    addPublished(
      folder,
      contexts.map(({ path }) => path),
    );
};
